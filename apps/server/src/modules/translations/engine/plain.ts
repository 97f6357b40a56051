/** Something an HTML parser could take for a tag. */
const tag = /<[a-z/!?]/i

/** Returns whether a text is HTML: it contains something like a tag. Everything else is shown literally. */
export const isRich = (text: string): boolean => tag.test(text)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const codePoint = (digits: string, radix: 10 | 16): string => {
  const value = Number.parseInt(digits, radix)
  return value > 0 && value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff) ? String.fromCodePoint(value) : ''
}

/** The plain text of an XML or HTML text, for the entities providers write. */
export const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (hex) return codePoint(hex, 16)
      return decimal ? codePoint(decimal, 10) : (entities[name.toLowerCase()] ?? whole)
    },
  )

/** Returns whether a text has anything to translate. */
export const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(isRich(text) ? unescaped(text.replace(/<[^>]*>/g, ' ')) : text)

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The translation with the whitespace that surrounded the source: providers drop it. */
export const inTheGapOf = (source: string, translation: string): string => {
  const [before = ''] = /^\s*/.exec(source) ?? []
  const [after = ''] = /\s*$/.exec(source) ?? []
  return before + translation.trim() + after
}
