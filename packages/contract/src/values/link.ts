/** Where a user-written link can lead. Everything else (`javascript:`, `data:`) can run code or smuggle data. */
export const linkSchemes = ['https', 'http', 'mailto', 'tel'] as const

export type LinkProblem = 'empty' | 'scheme'

// Browsers drop tabs and line breaks inside a scheme, and read a backslash as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hidden = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g

/**
 * The problem of a link's address. It must not be empty, and must lead to one of our pages (`/terms`, `#top`,
 * `?page=2`) or use one of the schemes.
 */
export const linkProblem = (text: string): LinkProblem | undefined => {
  const bare = text.replaceAll(hidden, '')
  if (bare === '') return 'empty'
  if (/^[/\\]{2}/.test(bare)) return 'scheme'
  if (/^[/#?]/.test(bare)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
  return linkSchemes.some((allowed) => allowed === scheme) ? undefined : 'scheme'
}

export const linkEmpty = 'Link URL must not be empty.'
