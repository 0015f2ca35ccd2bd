import LintSyntax

/// Packages that declare members of streams. A line begins with the vendor; modules follow that a target imports to use the package.
///
/// Combine, RxSwift, ReactiveSwift and ReactiveKit share most names of their operators, so one kind stands for all of them.
struct StreamPackages: KnownNames, BitwiseCopyable {
  let rawValue: UInt32

  static let streams = Self(rawValue: 1 << 0)
  static let objectBags = Self(rawValue: 1 << 1)
  static let lifetimes = Self(rawValue: 1 << 2)
  static let firestore = Self(rawValue: 1 << 3)
  static let firebaseAuth = Self(rawValue: 1 << 4)
  static let alamofire = Self(rawValue: 1 << 5)
  static let rxMoya = Self(rawValue: 1 << 6)
  static let combineMoya = Self(rawValue: 1 << 7)
  static let binding = Self(rawValue: 1 << 8)

  static let rows: [(kinds: Self, lines: String)] = [
    (
      .streams,
      """
      Apple Combine SwiftUI
      OpenCombine OpenCombine OpenCombineShim
      CombineCommunity CombineExt CombineCocoa CombineDataSources CombineSchedulers
      ReactiveX RxSwift RxCocoa RxRelay RxBlocking RxTest
      RxSwiftCommunity RxSwiftExt RxDataSources RxGesture RxKeyboard RxOptional RxFlow RxViewController RxAnimated
      RxSwiftCommunity RxAlamofire RxRealm RxCoreData RxReachability RxAppState RxBiBinding Action
      ReactorKit ReactorKit
      ReactiveCocoa ReactiveSwift
      ReactiveKit ReactiveKit Bond
      """
    ),
    ([.streams, .objectBags], "RxSwiftCommunity NSObject_Rx"),
    ([.streams, .lifetimes], "ReactiveCocoa ReactiveCocoa"),
    (.firestore, "Google FirebaseFirestore"),
    (.firebaseAuth, "Google FirebaseAuth"),
    ([.firestore, .firebaseAuth], "Google Firebase"),
    (.alamofire, "Alamofire Alamofire"),
    ([.streams, .rxMoya], "Moya RxMoya"),
    ([.streams, .combineMoya], "Moya CombineMoya"),
    // A pod of Moya adds its parts for streams to the module itself.
    ([.rxMoya, .combineMoya], "Moya Moya"),
    (.streams, "Moya ReactiveMoya"),
    (.binding, "Kit MVVMBinding SwiftMVVMPattern"),
  ]
  static let table = indexedRows
}

extension KnownNames {
  /// The packages that declare each name, as the number of `StreamPackages`.
  static var indexedPackages: NameNumbers {
    NameNumbers(
      rows.flatMap { $0.lines.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") } }.compactMap { line in
        let module = line.split(separator: UInt8(ascii: " ")).first.map { Name(String(Substring($0))) }
        let packages = module.map { StreamPackages[$0] } ?? []
        return packages.isEmpty ? nil : (packages.rawValue, String(Substring(line)))
      })
  }
}
