import { z } from 'zod'

/** Whether a text is valid as a signature: at least two letters, of any script. Doesn't check whose name it is. */
export const isSignedName = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= 2

export const signedName = z.string().trim().max(160).refine(isSignedName, { error: 'Type your name' })

const charactersOf = (name: string): string =>
  (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]/gu) ?? []
  ).join('')

/** Whether two signatures are the same name, regardless of spaces, dots, and capitals. */
export const sameSignedName = (one: string, other: string): boolean => charactersOf(one) === charactersOf(other)

/** The name a signature must match. */
export type SignerName = { firstName: string; lastName: string }

export const fullName = ({ firstName, lastName }: SignerName): string => `${firstName} ${lastName}`.trim()

/** Splits a name stored as one text: its last word is the last name. */
export const signerNameIn = (name: string): SignerName => {
  const words = name.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

const plainForms: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
/**
 * Accents and vowel points that people leave out. The vowel signs of Indic and Southeast Asian scripts and the voicing
 * marks of kana matter to their readers: without them राम and रमा would be one name.
 */
const optionalMarks =
  /(?![\u3099\u309a])[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}](?<=\p{M})/gu
const unaccented = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(optionalMarks, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainForms[letter] ?? letter)

/** The two ways of writing letters with dots or strokes without them: Muller and Mueller. */
const spellings = [
  (text: string) => unaccented(text),
  (text: string) => unaccented(text.normalize('NFC').replace(/[äöüøå]/g, (letter) => spelledOut[letter] ?? letter)),
]

const wordsOf = (name: string, spell: (text: string) => string): string[] =>
  spell(name.toLowerCase().replace(/['’ʼ`.\u200b-\u200f\u00ad\u2060\ufeff]/g, '')).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** Removes a name from the words of a signature, regardless of spacing. Undefined if it isn't in them. */
const without = (words: readonly string[], name: readonly string[]): string[] | undefined => {
  const wanted = name.join('')
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++)
      if (words.slice(from, to).join('') === wanted) return [...words.slice(0, from), ...words.slice(to)]
  return undefined
}

const bears = (signed: readonly string[], first: readonly string[], last: readonly string[]): boolean => {
  const [forward, backward] = [[...first, ...last].join(''), [...last, ...first].join('')]
  if ([forward, backward].includes(signed.join(''))) return true
  const rest = last.length === 0 ? [...signed] : without(signed, last)
  if (!rest) return false
  return first.length === 0 || [first, ...first.map((word) => [word])].some((name) => without(rest, name) !== undefined)
}

const scripts = [
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ...(
    'Latin Cyrillic Greek Arabic Hebrew Hangul Thai Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada ' +
    'Malayalam Sinhala Lao Khmer Myanmar Tibetan Thaana Armenian Georgian Ethiopic'
  )
    .split(' ')
    .map((script) => new RegExp(`\\p{Script=${script}}`, 'u')),
]
const shareScript = (one: string, other: string): boolean =>
  scripts.some((script) => script.test(one) && script.test(other))

/**
 * Whether a signature contains a person's first and last name; case, accents, spaces, order, and additional names don't
 * matter. `other-script` if it is written in a script that only a transliteration could compare.
 */
export const signatureFit = (signed: string, name: SignerName): 'yes' | 'no' | 'other-script' => {
  for (const spell of spellings)
    for (const spellName of spellings) {
      const [first, last] = [wordsOf(name.firstName, spellName), wordsOf(name.lastName, spellName)]
      const words = wordsOf(signed, spell)
      if (words.length > 0 && first.length + last.length > 0 && bears(words, first, last)) return 'yes'
    }
  const isComparable = fullName(name) === '' || shareScript(signed, fullName(name))
  return isSignedName(signed) && !isComparable ? 'other-script' : 'no'
}
