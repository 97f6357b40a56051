import { type Mark, markOf } from './marks.ts'
import { negations, unturned, wordList } from './word-list.ts'

type Word = { text: string; from: number; to: number; clause: number }

/** As the word list spells it. */
const spelled = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')

/** The words of a text with their places; a clause ends at a punctuation mark. */
const wordsOf = (text: string): Word[] => {
  let clause = 0
  return [...text.matchAll(/(\p{L}[\p{L}\p{M}\p{N}]*)|([.,;:!?()\n–—])/gu)].flatMap(({ 0: found, 1: word, index }) => {
    if (word === undefined) {
      clause += 1
      return []
    }
    return [{ text: spelled(found), from: index, to: index + found.length, clause }]
  })
}

const fits = (word: Word | undefined, pattern: string): boolean => {
  if (!word) return false
  return pattern.endsWith('*') ? word.text.startsWith(pattern.slice(0, -1)) : word.text === pattern
}

type Entry = { said: string; pattern: readonly string[] }

/** The longest first: an outdoor kitchen is no kitchen. */
const entries: readonly Entry[] = Object.entries(wordList)
  .flatMap(([said, phrases]) => phrases.map((phrase) => ({ said, pattern: phrase.split(' ') })))
  .sort((a, b) => b.pattern.length - a.pattern.length)

const entryAt = (words: readonly Word[], at: number): Entry | undefined =>
  entries.find(({ pattern }) => pattern.every((part, place) => fits(words[at + place], part)))

/** How many words a negation reaches: “without any kind of pool”. */
const reach = 4

/** The place of a negation that turns the word at this place around. */
const negationBefore = (words: readonly Word[], at: number): number | undefined => {
  const clause = words[at]?.clause
  for (let place = at - 1; place >= Math.max(0, at - reach); place -= 1) {
    if (words[place]?.clause !== clause) return undefined
    // “Don’t” is two words here.
    const isNegation =
      negations.some((one) => fits(words[place], one)) ||
      (words[place]?.text === 'don' && words[place + 1]?.text === 't')
    if (isNegation) return unturned.some((one) => fits(words[place + 1], one)) ? undefined : place
  }
  return undefined
}

/** Everything a text says of traits, in the order it says it, quoted as written there. */
export const marksIn = (text: string, from: Pick<Mark, 'source' | 'link'>): Mark[] => {
  const words = wordsOf(text)
  const marks: Mark[] = []
  for (let at = 0; at < words.length; at += 1) {
    const entry = entryAt(words, at)
    if (!entry) continue
    const negation = negationBefore(words, at)
    const last = at + entry.pattern.length - 1
    const quote = text.slice(words[negation ?? at]?.from, words[last]?.to).replace(/\s+/g, ' ')
    marks.push(markOf(entry.said, { ...from, toward: negation === undefined, quote }))
    at = last
  }
  return marks
}
