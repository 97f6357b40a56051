import { inLatin, shortVowels } from '#kernel/latin'

/** How addresses are compared: Latin letters, lower case, no accents, no periods, street words spelled out. */
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

/** Chinese names become one word in Latin letters: Beijing. */
const han = (text: string): string =>
  text.replace(/\p{Script=Han}+/gu, (run) => ` ${inLatin(run).replaceAll(' ', '')} `)

const plain = (text: string): string =>
  inLatin(han(text))
    .replace(/['’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** A name in comparable form. "St" at the start of a name is Saint, elsewhere Street. */
export const keyOf = (text: string): string =>
  shortVowels(
    plain(text)
      .split(' ')
      .map((word, at) => (at === 0 && word === 'st' ? 'saint' : (words[word] ?? word)))
      .join(' '),
  )

export type Written = {
  /** The house number, if the address starts with one. */
  number: number | null
  /** The rest, in comparable form. */
  rest: string
}

/** Splits an address as far as possible without knowing the place. */
export const writtenAddress = (address: string): Written => {
  const [, digits, rest = ''] = /^\s*(\d{1,6})[a-z]?\b[\s,]*(.*)$/is.exec(address) ?? []
  return digits === undefined ? { number: null, rest: keyOf(address) } : { number: Number(digits), rest: keyOf(rest) }
}
