public import LintSyntax

/// Types of the standard library, Foundation and Dispatch without a prefix in capital letters. `import Foundation` is enough for
/// them.
public enum StandardTypes {
  public static func contains(_ name: Name) -> Bool { names.contains(name) }

  private static let names = NameSet(KnownName.all(in: lines).map(\.name))

  private static let lines = """
    Swift Swift Any Self Actor AdditiveArithmetic AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex
    Swift AnyIterator
    Swift AnyKeyPath AnyObject AnyRandomAccessCollection AnySequence Array ArraySlice AsyncIteratorProtocol
    Swift AsyncSequence AsyncStream AsyncThrowingStream BidirectionalCollection BinaryFloatingPoint BinaryInteger
    Swift BitwiseCopyable Bool BooleanLiteralType CBool CChar CDouble CFloat CInt CLong CShort CSignedChar
    Swift CVaListPointer CVarArg CWideChar CancellationError CaseIterable Character CheckedContinuation Clock
    Swift ClosedRange Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference
    Swift CollectionOfOne CommandLine Comparable ContiguousArray ContinuousClock Copyable CountableClosedRange
    Swift CountablePartialRangeFrom CountableRange CustomDebugStringConvertible CustomLeafReflectable
    Swift CustomPlaygroundDisplayConvertible CustomReflectable CustomStringConvertible Decodable Decoder DecodingError
    Swift DefaultStringInterpolation Dictionary DictionaryIndex DictionaryLiteral DiscardingTaskGroup DiscontiguousSlice
    Swift Double DropFirstSequence Duration DurationProtocol EmptyCollection Encodable Encoder EncodingError
    Swift EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral
    Swift ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    Swift ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    Swift ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterType FixedWidthInteger
    Swift FlattenCollection FlattenSequence Float Float16 Float32 Float64 FloatLiteralType FloatingPoint
    Swift FloatingPointClassification FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable Hasher
    Swift Identifiable InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralType IteratorProtocol
    Swift IteratorSequence JobPriority JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
    Swift KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol LosslessStringConvertible
    Swift MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath MutableCollection MutableRawSpan
    Swift MutableSpan Never Numeric ObjectIdentifier OpaquePointer OptionSet Optional OutputRawSpan OutputSpan
    Swift PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook
    Swift RandomAccessCollection RandomNumberGenerator Range RangeExpression RangeReplaceableCollection RangeSet
    Swift RawRepresentable RawSpan ReferenceWritableKeyPath Regex RegexComponent Repeated Result ReversedCollection SIMD
    Swift SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 Sendable Sequence SerialExecutor Set SetAlgebra SetIndex
    Swift SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice Span StaticBigInt
    Swift StaticString StrideTo Strideable String StringInterpolationProtocol StringLiteralType StringProtocol Substring
    Swift SuspendingClock SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority
    Swift TextOutputStream TextOutputStreamable ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128 UInt16 UInt32
    Swift UInt64 UInt8 UTF16 UTF32 UTF8 UnboundedRange UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec
    Swift UnicodeDecodingResult UnicodeScalar UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer
    Swift Unmanaged UnsafeBufferPointer UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer
    Swift UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer
    Swift UnsafeRawBufferPointer UnsafeRawPointer UnsignedInteger Void WritableKeyPath Zip2Sequence
    Foundation AttributeContainer AttributeScopes AttributedString BlockOperation Bundle ByteCountFormatStyle
    Foundation ByteCountFormatter CachedURLResponse Calendar CharacterSet CocoaError CodableConfiguration
    Foundation CodableWithConfiguration Comparator ComparisonResult ContiguousBytes CustomNSError Data DataProtocol Date
    Foundation DateComponents DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal
    Foundation DecodingConfigurationProviding Dimension DiscreteFormatStyle EncodingConfigurationProviding
    Foundation EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate
    Foundation FileProtectionType FileWrapper FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle Formatter
    Foundation Foundation IndexPath IndexSet InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy
    Foundation KeyPathComparator LengthFormatter ListFormatStyle ListFormatter Locale LocalizedError
    Foundation LocalizedStringResource MassFormatter Measurement MeasurementFormatter Morphology MutableDataProtocol
    Foundation Notification NotificationCenter NotificationQueue NumberFormatter OperatingSystemVersion
    Foundation Operation OperationQueue OutputStream ParseStrategy ParseableFormatStyle PersonNameComponents Port
    Foundation Predicate PredicateBindings Process ProcessInfo Progress ProgressReporting PropertyListDecoder
    Foundation PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError ReferenceConvertible
    Foundation RelativeDateTimeFormatter RunLoop Scanner SortComparator SortDescriptor SortOrder Stream
    Foundation StreamDelegate StreamSocketSecurityLevel StringTransform Thread TimeInterval TimeZone Timer UndoManager
    Foundation Unit UnitAcceleration UnitAngle UnitArea UnitConverter UnitConverterLinear UnitDuration UnitEnergy
    Foundation UnitFrequency UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature
    Foundation UnitVolume UserDefaults ValueTransformer
    ObjectiveC Selector ObjCBool
    Dispatch Dispatch DispatchData DispatchGroup DispatchIO DispatchObject DispatchPredicate DispatchQoS DispatchQueue
    Dispatch DispatchSemaphore DispatchSource DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead
    Dispatch DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr
    Dispatch DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime DispatchTimeInterval
    Dispatch DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags
    """
}
