import { inLatin, shortVowels } from '#kernel/latin'

/** How addresses are compared: Latin letters, lower case, no accents, no dots, street words written out. */
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

/** Chinese names are written as one word in Latin letters: Beijing. */
const han = (text: string): string =>
  text.replace(/\p{Script=Han}+/gu, (run) => ` ${inLatin(run).replaceAll(' ', '')} `)

const plain = (text: string): string =>
  inLatin(han(text))
    .replace(/['’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** A name as it is compared. "St" at the start of a name is Saint, elsewhere Street. */
export const keyOf = (text: string): string =>
  shortVowels(
    plain(text)
      .split(' ')
      .map((word, at) => (at === 0 && word === 'st' ? 'saint' : (words[word] ?? word)))
      .join(' '),
  )

export type Written = {
  /** Of the home, when the address begins with one. */
  number: number | null
  /** What follows it, compared form. */
  rest: string
}

/** Takes an address apart as far as it can be done without knowing the place. */
export const writtenAddress = (address: string): Written => {
  const [, digits, rest = ''] = /^\s*(\d{1,6})[a-z]?\b[\s,]*(.*)$/is.exec(address) ?? []
  return digits === undefined ? { number: null, rest: keyOf(address) } : { number: Number(digits), rest: keyOf(rest) }
}
