/**
 * The HTML that is allowed: elements, their attributes, and older tags with the same meaning. Provided by the product.
 */
export type RichTextRules = {
  elements: readonly string[]
  attributes: Readonly<Record<string, readonly string[]>>
}

/** Extensions of the editor, by the element each of them produces. */
const writes = {
  blockquote: 'blockquote',
  bold: 'strong',
  bulletList: 'ul',
  code: 'code',
  codeBlock: 'pre',
  hardBreak: 'br',
  horizontalRule: 'hr',
  italic: 'em',
  listItem: 'li',
  orderedList: 'ol',
  strike: 's',
  underline: 'u',
} as const

export type RichTextPart = keyof typeof writes
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** The parts of the editor the rules enable. */
export const partsOf = ({ elements }: RichTextRules): ReadonlySet<RichTextPart> =>
  new Set((Object.keys(writes) as RichTextPart[]).filter((part) => elements.includes(writes[part])))

export const headingsOf = ({ elements }: RichTextRules): HeadingLevel[] =>
  ([1, 2, 3, 4, 5, 6] as const).filter((level) => elements.includes(`h${level}`))

export const hasLinks = ({ elements, attributes }: RichTextRules): boolean =>
  elements.includes('a') && (attributes.a?.includes('href') ?? false)
