/// Numbers between one half and three halves that have no simple relation to one another, always the same.
struct RandomWeights {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next() -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return 0.5 + Double(state >> 11) / Double(1 << 53)
    }
}
