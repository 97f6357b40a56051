/** Something that a reader of HTML may take for a tag. */
const tag = /<[a-z/!?]/i

/** Whether a text is HTML: it holds something like a tag. Everything else is letters to be shown as they are. */
export const isRich = (text: string): boolean => tag.test(text)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const codePoint = (digits: string, radix: 10 | 16): string => {
  const value = Number.parseInt(digits, radix)
  return value > 0 && value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff) ? String.fromCodePoint(value) : ''
}

/** What an XML or HTML text says, for the entities that providers write. */
export const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (hex) return codePoint(hex, 16)
      return decimal ? codePoint(decimal, 10) : (entities[name.toLowerCase()] ?? whole)
    },
  )

/** Whether there is anything in it to translate. */
export const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(isRich(text) ? unescaped(text.replace(/<[^>]*>/g, ' ')) : text)

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The translation with the blanks that stood around the source: providers drop them. */
export const inTheGapOf = (source: string, translation: string): string => {
  const [before = ''] = /^\s*/.exec(source) ?? []
  const [after = ''] = /\s*$/.exec(source) ?? []
  return before + translation.trim() + after
}
