import { linkSchemes } from './link.ts'

/**
 * The only HTML people can write: what the editor can produce and the server accepts. Declared once, here; both are
 * configured from it.
 */
export const richText = {
  elements: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  attributes: { a: ['href'] },
  schemes: linkSchemes,
  /** Older tags with the same meaning, converted when text is pasted. */
  aliases: { b: 'strong', i: 'em' },
} as const satisfies RichTextRules

export type RichTextRules = {
  elements: readonly string[]
  attributes: Readonly<Record<string, readonly string[]>>
  schemes: readonly string[]
  aliases: Readonly<Record<string, string>>
}
