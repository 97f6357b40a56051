import { linkSchemes } from './link.ts'

/**
 * The only HTML that people may write: what the editor can make and what the server lets pass. Declared here once; both
 * are set up from it.
 */
export const richText = {
  elements: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  attributes: { a: ['href'] },
  schemes: linkSchemes,
  /** Older names of the same thing, taken over when something is pasted. */
  aliases: { b: 'strong', i: 'em' },
} as const satisfies RichTextRules

export type RichTextRules = {
  elements: readonly string[]
  attributes: Readonly<Record<string, readonly string[]>>
  schemes: readonly string[]
  aliases: Readonly<Record<string, string>>
}
