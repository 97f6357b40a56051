import { plainText } from './choice-rules.ts'

/** Milliseconds the hint of a tags input stays. */
export const hintLingers = 2500

/** What parts one tag from the next when many are pasted or typed. */
const parting = /[,;\n\r\t]+/

export const isParting = (key: string): boolean => key === ',' || key === ';'

/** The tags in a text: parted, without spaces around them, doubled spaces made one. */
export const tagsIn = (text: string): string[] =>
  text
    .split(parting)
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter((tag) => tag !== '')

/** Old tags and new ones, each once whatever its case and accents; what does not fit under the limit is left out. */
export const withTags = (
  tags: readonly string[],
  more: readonly string[],
  most = Number.POSITIVE_INFINITY,
): string[] => {
  const all = [...tags]
  for (const tag of more) {
    const isNew = !all.some((one) => plainText(one) === plainText(tag))
    if (isNew && all.length < most) all.push(tag)
  }
  return all
}
