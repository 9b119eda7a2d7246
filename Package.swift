// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// For tests of names that are deprecated on purpose.
let spellingOfThen = strict + [.treatWarning("DeprecatedDeclaration", as: .warning)]

/// For code that is kept as its writers have it: what they warn of is not ours to mend.
let verbatim: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "scrollsim",
    products: [
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "LayoutDSL", targets: ["LayoutDSL"]),
        .executable(name: "scrollsim", targets: ["scrollsim"]),
    ],
    targets: [
        .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
        .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
        .target(name: "ConstraintSolver", swiftSettings: strict),
        .target(name: "UIKit", dependencies: ["ConstraintSolver"], swiftSettings: strict),
        .target(name: "_Testing_UIKit"),
        .target(name: "Diagnosis", dependencies: ["UIKit", "ConstraintSolver"], swiftSettings: strict),
        .target(name: "LayoutDSL", dependencies: ["UIKit"], swiftSettings: strict),
        .target(
            name: "Verbatim", dependencies: ["UIKit", "LayoutDSL"], path: "Sources/Gallery/Verbatim",
            swiftSettings: verbatim),
        .target(
            name: "Gallery", dependencies: ["UIKit", "LayoutDSL", "Verbatim"], exclude: ["Verbatim"],
            swiftSettings: strict),
        .target(name: "SceneFiles", dependencies: ["UIKit", "CYAML"], swiftSettings: strict),
        .target(name: "Simulator", dependencies: ["UIKit", "Diagnosis"], swiftSettings: strict),
        .target(name: "Terminal", dependencies: ["Simulator", "CNcurses"], swiftSettings: strict),
        .executableTarget(
            name: "scrollsim",
            dependencies: [
                "UIKit", "Diagnosis", "LayoutDSL", "SceneFiles", "Gallery", "Simulator", "Terminal",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks", dependencies: ["ConstraintSolver", "Diagnosis", "UIKit"],
            swiftSettings: strict),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: strict),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"], swiftSettings: strict),
        .testTarget(
            name: "DiagnosisTests", dependencies: ["Diagnosis", "UIKit", "SceneFiles", "_Testing_UIKit"],
            swiftSettings: strict),
        .testTarget(
            name: "LayoutDSLTests",
            dependencies: ["LayoutDSL", "SceneFiles", "UIKit", "scrollsim", "_Testing_UIKit"],
            swiftSettings: spellingOfThen),
        .testTarget(
            name: "GalleryTests", dependencies: ["Gallery", "SceneFiles", "UIKit", "_Testing_UIKit"],
            swiftSettings: strict),
        .testTarget(
            name: "SceneFilesTests", dependencies: ["SceneFiles", "UIKit", "_Testing_UIKit"],
            swiftSettings: strict),
        .testTarget(
            name: "SimulatorTests", dependencies: ["Simulator", "Diagnosis", "UIKit", "_Testing_UIKit"],
            swiftSettings: strict),
        .testTarget(
            name: "TerminalTests", dependencies: ["Terminal", "Simulator", "UIKit", "_Testing_UIKit"],
            swiftSettings: strict),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "scrollsim", "Benchmarks", "Diagnosis", "SceneFiles", "Simulator", "UIKit", "_Testing_UIKit",
            ],
            path: "Tests/EndToEnd", swiftSettings: strict),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["scrollsim", "Diagnosis", "SceneFiles", "UIKit", "_Testing_UIKit"],
            path: "Tests/Conformance", swiftSettings: strict),
    ]
)
