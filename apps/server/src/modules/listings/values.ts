/**
 * The number in a phrase about baths: `1.5 shared baths` → `1.5`, `Half-bath` → `0.5`. The whole text if there is none.
 */
export const countInPhrase = (phrase: string): string => {
  const text = phrase.trim()
  if (/^(shared |private )?half[- ]?bath(room)?s?$/i.test(text)) return '0.5'
  return /^([\d.,]*\d)(?: +[^\d\p{No}]+)?$/u.exec(text)?.[1] ?? text
}

/** The items in a cell: a JSON list, or words between `|`, `;` or line breaks; commas only if there is nothing else. */
export const itemsIn = (text: string): string[] => {
  const bare = text.trim()
  if (bare.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(bare)
      if (Array.isArray(list)) return list.map(String)
    } catch {
      return [bare]
    }
  }
  const separator = /[|;\n]/.test(bare) ? /[|;\n]/ : /,/
  return bare
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)
}

/** Puts a name on one line, whatever whitespace the source has. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Whether a spreadsheet turned a long number into `5.54287E+17`: different numbers may then look the same. */
export const isRounded = (ref: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(ref)
