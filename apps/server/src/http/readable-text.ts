import { isSecretField } from '@porchlight/contract'

/** Whether a text can be stored: a database column can't hold a zero byte or half of a surrogate pair. */
const isStored = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** No real request nests deeper than this; deeper nesting is meant to exhaust the parser. */
const deepest = 64

/** Whether every text in a parsed body or query, including keys, can be stored and displayed. */
export const isReadable = (value: unknown): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return false
    const below: unknown[] = []
    for (const entry of level) {
      if (typeof entry === 'string' && !isStored(entry)) return false
      if (typeof entry !== 'object' || entry === null) continue
      if (!Array.isArray(entry) && !Object.keys(entry).every(isStored)) return false
      for (const inside of Object.values(entry)) below.push(inside)
    }
    level = below
  }
  return true
}

/** Scripts written without spaces, where an invisible mark says where a line may break, or may not. */
const unspaced = [
  'Thai',
  'Laoo',
  'Khmr',
  'Mymr',
  'Lana',
  'Tale',
  'Talu',
  'Java',
  'Bali',
  'Tibt',
  'Hani',
  'Hira',
  'Kana',
]
const letter = `[${unspaced.map((script) => `\\p{scx=${script}}`).join('')}]`
/**
 * Marks that show nothing and that no script needs, pasted by accident, and marks that reorder the text around them, to
 * disguise a name. Joiners, direction marks, variation selectors, and the tags of flags stay: emoji and Persian, Hebrew,
 * or Indic words are written with them.
 */
const hidden = new RegExp(`[\\uFEFF\\u202A-\\u202E\\u2066-\\u2069]|(?<!${letter})[\\u200B\\u2060](?!${letter})`, 'gu')
/** Text of nothing but characters that show nothing. */
const blank = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\s\u2800\uFFF9-\uFFFB]+$/u

const visibleIn = (text: string): string => {
  const shown = text.replace(hidden, '')
  return blank.test(shown) && shown.trim() !== '' ? '' : shown
}

/**
 * A parsed body or query with the text a person can see: a name of invisible marks is empty. Secrets stay exactly as
 * they were entered. Files and other objects that aren't plain pass unchanged.
 */
export const visibleText = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return isSecretField(name) ? value : visibleIn(value)
  if (Array.isArray(value)) return value.map((entry) => visibleText(entry, name))
  if (typeof value !== 'object' || value === null) return value
  const proto = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, visibleText(entry, key)]))
}
