/// The words on a screen that is too small for a picture.
struct SizeNotice {
    func draw(into buffer: inout CellBuffer) {
        let needed = Arrangement.leastSize
        let text =
            "\(needed.width) × \(needed.height) needed, this is \(buffer.size.width) × \(buffer.size.height)"
        let width = TextFitting.width(of: text)
        guard width > buffer.size.width else {
            buffer.put(text, x: 0, y: 0)
            return
        }
        // Words that do not fit in a line go to the next one.
        var (x, y) = (0, 0)
        for word in text.split(separator: " ").map(String.init) {
            if x > 0, x + TextFitting.width(of: word) > buffer.size.width { (x, y) = (0, y + 1) }
            x += buffer.put(word, x: x, y: y) + 1
        }
    }
}
