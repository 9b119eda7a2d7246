import Testing

@testable import scrollsim

/// A survey finds the ranges of what it can tell apart at its grid, and looks at few numbers.
@Suite struct LengthSurveyTests {
    private func survey(
        _ limits: ClosedRange<Int>, grid: Int, _ facts: (Int) -> Set<String>
    ) -> LengthSurvey<String> {
        var survey = LengthSurvey<String>(limits: limits, grid: grid)
        survey.run(facts)
        return survey
    }

    @Test(arguments: [0...0, 0...1, 0...3, 3...7, 5...99, 41...100, 0...100, 99...100, 100...100])
    func findsARange(_ range: ClosedRange<Int>) {
        // A grid of 4 has a number in each range of at least 4, and in those at the limits.
        let survey = survey(0...100, grid: 4) { range.contains($0) ? ["a"] : [] }
        #expect(survey.ranges(of: "a") == [range])
        #expect(survey.ranges(of: "b") == [])
    }

    @Test func factsAreIndependent() {
        let survey = survey(0...100, grid: 10) { number in
            Set(
                (number < 33 ? ["low"] : []) + (number > 31 ? ["high"] : [])
                    + (number % 50 < 20 ? ["twice"] : []))
        }
        #expect(survey.ranges(of: "low") == [0...32])
        #expect(survey.ranges(of: "high") == [32...100])
        #expect(survey.ranges(of: "twice") == [0...19, 50...69, 100...100])
    }

    /// 32 numbers from 160 to 1400 in steps of 40, and five or six for the bisection of 40 numbers.
    @Test func looksAtFew() {
        var looked: [Int] = []
        _ = survey(160...1400, grid: 40) { number in
            looked.append(number)
            return number < 396 ? ["a"] : []
        }
        #expect(Set(looked).count == looked.count)
        #expect(looked.count <= 32 + 6)
    }
}
