public import LintSyntax

/// Members that UIKit and AppKit add to types of Foundation and Core Graphics. A file needs the import of the framework for them,
/// although it names none of its types.
///
/// Each line begins with the extended type. The details are labels that a call of the member has; `_` stands for any call.
public enum InterfaceMembers {
  /// The member of a creation, such as `IndexPath(row: 0, section: 0)`.
  public static let initializer: Name = "init"

  /// Whether a type in the table has a member with a name.
  public static func mayName(_ name: Name) -> Bool { members[name] != nil }

  /// Whether a name is that of an attribute of a text, such as `.font`.
  public static func isAttribute(_ name: Name) -> Bool { contains(name, of: attributeKey, labels: nil) }

  /// Whether a member of an object is one that the frameworks add to all objects.
  public static func isOfObjects(_ name: Name) -> Bool { members[name]?.contains { $0.type == object } ?? false }

  /// Whether the frameworks declare a member.
  ///
  /// - Parameters:
  ///   - type: the type of the object or value; nil if it isn't known.
  ///   - labels: the labels of the call; nil if the member isn't called.
  public static func contains(_ name: Name, of type: Name?, labels: [Name]?) -> Bool {
    let labels = labels.map { Set($0 + [.none]) } ?? []
    return members[name]?.contains { member in
      (type == nil || member.type == type || member.type == superclasses[type ?? .none])
        && labels.isSuperset(of: member.labels)
    } ?? false
  }

  private static let object: Name = "NSObject"
  private static let attributeKey: Name = "Key"

  private static let superclasses: [Name: Name] = [
    "NSMutableAttributedString": "NSAttributedString", "NSKeyedArchiver": "NSCoder", "NSKeyedUnarchiver": "NSCoder",
    "String": "NSString", "Substring": "NSString", "NSMutableString": "NSString", "NSIndexPath": "IndexPath",
    "NSBundle": "Bundle", "AttributeContainer": "AttributedString", "NSRect": "CGRect",
  ]

  private struct Member {
    let type: Name
    let labels: [Name]
  }

  private static let members = Dictionary(
    grouping: KnownName.all(in: lines), by: \.name
  ).mapValues { $0.map { Member(type: $0.module, labels: $0.details) } }

  private static let lines = """
    IndexPath row section item init:row:section init:item:section
    NSValue init:cgPoint init:cgVector init:cgSize init:cgRect init:cgAffineTransform init:uiEdgeInsets init:uiOffset
    NSValue init:directionalEdgeInsets cgPointValue cgVectorValue cgSizeValue cgRectValue cgAffineTransformValue
    NSValue uiEdgeInsetsValue uiOffsetValue directionalEdgeInsetsValue
    NSCoder decodeCGPoint:forKey decodeCGVector:forKey decodeCGSize:forKey decodeCGRect:forKey decodeUIOffset:forKey
    NSCoder decodeCGAffineTransform:forKey decodeUIEdgeInsets:forKey decodeDirectionalEdgeInsets:forKey
    NSCoder cgPoint:for cgVector:for cgSize:for cgRect:for cgAffineTransform:for uiEdgeInsets:for uiOffset:for
    NSCoder directionalEdgeInsets:for string:for
    NSAttributedString size:_ draw:at draw:in draw:with boundingRect:with init:attachment init:adaptiveImageGlyph
    NSAttributedString init:url:documentAttributes init:data:documentAttributes data:documentAttributes
    NSAttributedString init:html:documentAttributes init:rtf:documentAttributes init:rtfd:documentAttributes
    NSAttributedString init:docFormat:documentAttributes fileWrapper containsAttachments:in fixAttributes:in loadFromHTML
    NSAttributedString DocumentType DocumentAttributeKey DocumentReadingOptionKey TextEffectStyle rtf:from rtfd:from
    NSAttributedString doubleClick:at nextWord:from itemNumber:in lineBreak:before setAlignment applyFontTraits
    NSString size:withAttributes draw:withAttributes draw:with:attributes boundingRect:with:attributes
    Key font paragraphStyle foregroundColor backgroundColor ligature kern tracking strikethroughStyle underlineStyle
    Key strokeColor strokeWidth shadow textEffect attachment link baselineOffset underlineColor strikethroughColor
    Key obliqueness expansion writingDirection verticalGlyphForm cursor toolTip markedClauseSegment superscript
    Key glyphInfo textAlternatives spellingState adaptiveImageGlyph textHighlightStyle textHighlightColorScheme textItemTag
    AttributedString font paragraphStyle foregroundColor backgroundColor kern tracking ligature strikethroughStyle
    AttributedString underlineStyle strokeColor strokeWidth shadow attachment baselineOffset underlineColor uiKit appKit
    AttributedString strikethroughColor obliqueness expansion textEffect toolTip cursor superscript glyphInfo
    CGRect inset:by fill:_ frame:withWidth clip:_
    Bundle loadNibNamed:owner image:forResource urlForImageResource pathForImageResource pathForSoundResource
    NSItemProvider teamData preferredPresentationSize preferredPresentationStyle
    CIImage init:image init:bitmapImageRep
    CIColor init:color
    NSObject isAccessibilityElement accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits
    NSObject accessibilityIdentifier accessibilityElements accessibilityFrame accessibilityPath accessibilityLanguage
    NSObject accessibilityActivationPoint accessibilityCustomActions accessibilityViewIsModal accessibilityAttributedLabel
    NSObject accessibilityElementsHidden accessibilityNavigationStyle shouldGroupAccessibilityChildren
    NSObject accessibilityActivate accessibilityIncrement accessibilityDecrement accessibilityUserInputLabels
    NSObject accessibilityRespondsToUserInteraction accessibilityContainerType accessibilityCustomRotors awakeFromNib
    NSObject prepareForInterfaceBuilder
    """
}
