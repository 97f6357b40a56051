import { inLatin, shortVowels } from './latin.ts'

/** Normalizes what people type for comparison: case, accents, hyphens, apostrophes, and the script don't count. */
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

/** Repeats until nothing is left to shorten, so that a spelling finds itself: "queen" is "qun", like "quen". */
const shortest = (text: string): string => {
  const shorter = shortVowels(text)
  return shorter === text ? text : shortest(shorter)
}

/** Names are spelled once but compared on every keystroke, so recent spellings are cached. */
const spelled = new Map<string, string>()
const mostSpelled = 20_000
const longestStored = 200

/**
 * The form of a text used for comparison with what people type: by sound in Latin letters, lowercase, words and spaces
 * only.
 */
export const spellingOf = (text: string): string => {
  const known = spelled.get(text)
  if (known !== undefined) return known
  const spelling = shortest(plain(text))
  if (text.length > longestStored) return spelling
  if (spelled.size >= mostSpelled) spelled.clear()
  spelled.set(text, spelling)
  return spelling
}

/**
 * Whether the words starting at any one of them begin with this, regardless of spaces: "wang xiaoming" of "wang xiao
 * ming".
 */
export const joinedBegin = (words: readonly string[], wanted: string): boolean => {
  const joined = wanted.replaceAll(' ', '')
  return joined !== '' && words.some((_, at) => words.slice(at).join('').startsWith(joined))
}

/** Whether one of these texts contains what was typed, in whatever script either is written. */
export const isSpelledLike = (typed: string, texts: readonly string[]): boolean => {
  const wanted = spellingOf(typed)
  if (wanted === '') return false
  return texts.map(spellingOf).some((text) => text.includes(wanted) || joinedBegin(text.split(' '), wanted))
}

/** The ASCII spellings that may match what was typed: the exact text, or other letters transliterated. */
export const spellingsOf = (typed: string): string[] => {
  const latin = inLatin(typed)
  if (latin === typed) return [typed]
  return [...new Set([typed, latin, inLatin(writtenOut(typed))])].filter((way) => way.trim() !== '')
}
