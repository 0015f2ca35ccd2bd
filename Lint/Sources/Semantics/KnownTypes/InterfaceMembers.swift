public import LintSyntax

/// Members that UIKit and AppKit add to types of Foundation and Core Graphics. A file needs the import of the framework for them,
/// although it names none of its types.
///
/// Each line begins with the extended type. The details are labels that a call of the member has; `_` stands for any call.
public enum InterfaceMembers {
  /// The member of a creation, such as `IndexPath(row: 0, section: 0)`.
  public static let initializer: Name = "init"

  /// Whether a type in the table has a member with a name.
  public static func mayName(_ name: Name) -> Bool { members[name] != nil || isAccessibility(name) || isConstant(name) }

  /// Whether a name is that of a constant of a type, such as `.font`, which is an attribute of a text.
  public static func isConstantOfType(_ name: Name) -> Bool {
    isConstant(name) || members[name]?.contains { constantTypes.contains($0.type) } ?? false
  }

  /// Whether a member of an object is one that the frameworks add to all objects.
  public static func isOfObjects(_ name: Name) -> Bool {
    isAccessibility(name) || members[name]?.contains { $0.type == object } ?? false
  }

  /// Whether a name describes an element to VoiceOver. UIKit and AppKit add dozens of such members to all objects.
  private static func isAccessibility(_ name: Name) -> Bool { name.hasPrefix("accessibility") }

  /// Whether a name has the prefix of UIKit: `NSNotification.Name.UIKeyboardWillShow`.
  private static func isConstant(_ name: Name) -> Bool {
    name.hasPrefix("UI") && name.text.dropFirst(2).first?.isUppercase ?? false
  }

  /// Whether the frameworks declare a member.
  ///
  /// - Parameters:
  ///   - type: the type of the object or value; nil if it isn't known.
  ///   - labels: the labels of the call; nil if the member isn't called.
  public static func contains(_ name: Name, of type: Name?, labels: [Name]?) -> Bool {
    let labels = labels.map { Set($0 + [.none]) } ?? []
    if isConstant(name) || isAccessibility(name) { return true }
    return members[name]?.contains { member in
      (type == nil || member.type == type || member.type == superclasses[type ?? .none])
        && labels.isSuperset(of: member.labels)
    } ?? false
  }

  private static let object: Name = "NSObject"
  /// `NSAttributedString.Key`, `RunLoop.Mode`, `CocoaError.Code`
  private static let constantTypes: NameSet = ["Key", "Mode", "Code"]

  private static let superclasses: [Name: Name] = [
    "NSMutableAttributedString": "NSAttributedString", "NSKeyedArchiver": "NSCoder", "NSKeyedUnarchiver": "NSCoder",
    "String": "NSString", "Substring": "NSString", "NSMutableString": "NSString", "NSIndexPath": "IndexPath",
    "NSMutableSet": "NSSet", "NSURL": "URL", "NSFileWrapper": "FileWrapper", "NSBundle": "Bundle",
    "AttributeContainer": "AttributedString", "NSRect": "CGRect",
  ]

  private struct AddedMember {
    let type: Name
    let labels: [Name]
  }

  private static let members = Dictionary(
    grouping: KnownName.all(in: lines), by: \.name
  ).mapValues { $0.map { AddedMember(type: $0.module, labels: $0.details) } }

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
    NSObject isAccessibilityElement shouldGroupAccessibilityChildren awakeFromNib prepareForInterfaceBuilder
    NSObject index:ofAccessibilityElement automationElements bind:to:withKeyPath unbind exposeBinding infoForBinding
    NSCoder encode:forKey
    NSSet init:collectionViewIndexPath init:collectionViewIndexPaths enumerateIndexPaths
    IndexPath init:forRow:inSection init:forItem:inSection
    NSAttributedString init:path:documentAttributes url:at:effectiveRange fontAttributes:in rulerAttributes:in
    NSAttributedString fixFontAttribute:in fixParagraphStyleAttribute:in fixAttachmentAttribute:in superscriptRange
    NSAttributedString subscriptRange unscriptRange read:from:documentAttributes updateAttachments:fromPath textTypes
    Key accessibilitySpeechPunctuation accessibilitySpeechLanguage accessibilitySpeechPitch accessibilityTextCustom
    Key accessibilitySpeechQueueAnnouncement accessibilitySpeechIPANotation accessibilityTextHeadingLevel
    Mode tracking eventTracking modalPanel
    NSItemProvider containerFrame sourceFrame registeredContentTypes registeredContentTypesForOpenInPlace
    NSItemProvider registerDataRepresentation:for registerFileRepresentation:for loadDataRepresentation:for
    NSItemProvider loadFileRepresentation:for
    URL init:fromPasteboard appendingPathComponent:conformingTo appendPathComponent:conformingTo
    URL appendingPathExtension:for appendPathExtension:for
    NSString appendingPathComponent:conformingTo appendingPathExtension:for
    Bundle contextHelp:forKey
    FileWrapper icon
    URLResourceValues contentType
    CocoaError textReadInapplicableDocumentType textWriteInapplicableDocumentType fontAssetDownloadError
    CocoaError serviceApplicationNotFound serviceApplicationLaunchFailed serviceRequestTimedOut serviceMiscellaneous
    CocoaError serviceInvalidPasteboardData serviceMalformedPasteboardData sharingServiceNotConfigured
    Code textReadInapplicableDocumentType textWriteInapplicableDocumentType fontAssetDownloadError
    Code serviceApplicationNotFound serviceApplicationLaunchFailed serviceRequestTimedOut serviceMiscellaneous
    Code serviceInvalidPasteboardData serviceMalformedPasteboardData sharingServiceNotConfigured
    """
}
