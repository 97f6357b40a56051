import { inLatin, shortVowels } from './latin.ts'

/** For comparing what people type: case, accents, hyphens, apostrophes and the script do not count. */
const plain = (text: string): string =>
  inLatin(text.normalize('NFKC'))
    .replace(/['’]/g, '')
    .replace(/[^a-zA-Z0-9]+/g, ' ')
    .trim()
    .toLowerCase()

const longVowels: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const writtenOut = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => longVowels[letter] ?? letter)

/** Until nothing is left to shorten, so that a spelling is found by itself: "queen" is "qun", like "quen". */
const shortest = (text: string): string => {
  const shorter = shortVowels(text)
  return shorter === text ? text : shortest(shorter)
}

/** Names are spelled once and asked for at every key: what was spelled last is kept. */
const spelled = new Map<string, string>()
const mostSpelled = 20_000
const longestStored = 200

/** A text as it is compared with what people type: by its sound in Latin letters, lower case, words and spaces only. */
export const spellingOf = (text: string): string => {
  const known = spelled.get(text)
  if (known !== undefined) return known
  const spelling = shortest(plain(text))
  if (text.length > longestStored) return spelling
  if (spelled.size >= mostSpelled) spelled.clear()
  spelled.set(text, spelling)
  return spelling
}

/** Whether words begin like this from one of them on, wherever they are parted: "wang xiaoming" of "wang xiao ming". */
export const joinedBegin = (words: readonly string[], wanted: string): boolean => {
  const joined = wanted.replaceAll(' ', '')
  return joined !== '' && words.some((_, at) => words.slice(at).join('').startsWith(joined))
}

/** Whether one of these texts has a part that may be typed like this, in whatever script either is written. */
export const isSpelledLike = (typed: string, texts: readonly string[]): boolean => {
  const wanted = spellingOf(typed)
  if (wanted === '') return false
  return texts.map(spellingOf).some((text) => text.includes(wanted) || joinedBegin(text.split(' '), wanted))
}

/** How text in ASCII may be written that was asked for like this: to the letter, or as other letters are spelled. */
export const contactMethods = (typed: string): string[] => {
  const latin = inLatin(typed)
  if (latin === typed) return [typed]
  return [...new Set([typed, latin, inLatin(writtenOut(typed))])].filter((way) => way.trim() !== '')
}
