/** How addresses are compared: lower case, no accents, no dots, street words written out. */
const words: Record<string, string> = {
  st: 'street',
  str: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  ln: 'lane',
  dr: 'drive',
  ct: 'court',
  pl: 'place',
  blvd: 'boulevard',
  hwy: 'highway',
  sq: 'square',
  ter: 'terrace',
  pkwy: 'parkway',
  cir: 'circle',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'.]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A name as it is compared. "St" at the start of a name is Saint, elsewhere Street. */
export const keyOf = (text: string): string =>
  plain(text)
    .split(' ')
    .map((word, at) => (at === 0 && word === 'st' ? 'saint' : (words[word] ?? word)))
    .join(' ')

export type Written = {
  /** Of the house, when the address begins with one. */
  number: number | null
  /** What follows it, compared form. */
  rest: string
}

/** Takes an address apart as far as it can be done without knowing the place. */
export const writtenAs = (address: string): Written => {
  const [, digits, rest = ''] = /^\s*(\d{1,6})[a-z]?\b[\s,]*(.*)$/is.exec(address) ?? []
  return digits === undefined ? { number: null, rest: keyOf(address) } : { number: Number(digits), rest: keyOf(rest) }
}
