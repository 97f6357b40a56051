import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { isLanguage, type Language, languages } from './values/languages.ts'

/** From which language into which, as in `en-es`. */
export type LanguagePair = `${Language}-${Language}`

/** The two languages of a pair; undefined where it does not name two different ones of ours. */
export const languagesOf = (pair: string): { from: Language; to: Language } | undefined => {
  const [from = '', to = '', ...more] = pair.split('-')
  return isLanguage(from) && isLanguage(to) && from !== to && more.length === 0 ? { from, to } : undefined
}

export const pairOf = (from: Language, to: Language): LanguagePair => `${from}-${to}`

/** What one call may ask: several pairs, terms of them all together, and characters of a term and of all. */
export const mostToTranslate = {
  pairs: languages.length * (languages.length - 1),
  terms: 400,
  termCharacters: 20_000,
  characters: 100_000,
} as const

const { pairs, terms, termCharacters, characters } = mostToTranslate

const requestedTerms = z
  .record(z.string().max(40), z.array(z.string().max(termCharacters)).max(terms))
  .refine((pairTerms) => Object.keys(pairTerms).length <= pairs, { error: `At most ${pairs} pairs of languages` })
  .refine((pairTerms) => Object.values(pairTerms).flat().length <= terms, { error: `At most ${terms} terms` })
  .refine((pairTerms) => Object.values(pairTerms).flat().join('').length <= characters, {
    error: `At most ${characters} characters`,
  })

const answeredTerms = z.object({
  terms: z.array(z.string()),
  /** One for each term, in their order: the translation, or the term itself where there is none yet. */
  translations: z.array(z.string()),
  /** Which of them are translations. */
  translated: z.array(z.boolean()),
})
export type AnsweredTerms = z.output<typeof answeredTerms>

/** Spec section 7. A term may hold the markup of rich text; it comes back with the same. */
export const translate = endpoint({
  method: 'POST',
  path: 'translate',
  summary: 'Translate user content; what can’t be translated is returned unchanged',
  audience: 'public',
  body: z.object({
    /** By pair of languages, such as `en-es`. */
    terms: requestedTerms,
    text_format: z.literal(1),
  }),
  results: z.object({ translations: z.record(z.string(), answeredTerms) }),
  errors: { unknown_pair: 422 },
})
