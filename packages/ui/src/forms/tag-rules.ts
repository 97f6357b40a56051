import { plainText } from './choice-rules.ts'

/** Milliseconds a tags input's hint stays. */
export const hintLingers = 2500

/** The separators when several tags are pasted or typed. */
const parting = /[,;\n\r\t]+/

export const isParting = (key: string): boolean => key === ',' || key === ';'

/** The tags in a text: split and trimmed, with double spaces collapsed. */
export const tagsIn = (text: string): string[] =>
  text
    .split(parting)
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter((tag) => tag !== '')

/** Old and new tags, each once regardless of case and accents; those beyond the limit are left out. */
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
