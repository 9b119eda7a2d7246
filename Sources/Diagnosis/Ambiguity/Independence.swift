import ConstraintSolver

/// Tells, movement by movement, which are independent of those before.
struct Independence {
    /// By direction: a movement that begins there.
    private var leading: [Int: [Movements.Part]] = [:]

    /// Keeps the movement if it is independent of those kept before.
    mutating func add(_ movement: [Movements.Part]) -> Bool {
        let rest = reduced(movement)
        guard let first = rest.first else { return false }
        leading[first.direction] = rest
        return true
    }

    /// How many were kept.
    var count: Int { leading.count }

    private func reduced(_ movement: [Movements.Part]) -> [Movements.Part] {
        var done = 0
        var rest = movement
        while done < rest.count {
            let part = rest[done]
            guard let pivot = leading[part.direction] else {
                done += 1
                continue
            }
            rest = subtract(pivot, times: part.movement / pivot[0].movement, from: rest)
        }
        return rest
    }

    private func subtract(
        _ pivot: [Movements.Part], times factor: Double, from movement: [Movements.Part]
    ) -> [Movements.Part] {
        var result: [Movements.Part] = []
        var (a, b) = (0, 0)
        while a < movement.count || b < pivot.count {
            let first = a < movement.count ? movement[a].direction : .max
            let second = b < pivot.count ? pivot[b].direction : .max
            var value = 0.0
            if first <= second {
                value += movement[a].movement
                a += 1
            }
            if second <= first {
                value -= factor * pivot[b].movement
                b += 1
            }
            if abs(value) > 1e-9 {
                result.append(Movements.Part(direction: min(first, second), movement: value))
            }
        }
        return result
    }
}
