import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { isLanguage, type Language, languages } from './values/languages.ts'

/** Source and target language, as in `en-es`. */
export type LanguagePair = `${Language}-${Language}`

/** The two languages of a pair; undefined if it doesn't name two different supported ones. */
export const languagesOf = (pair: string): { from: Language; to: Language } | undefined => {
  const [from = '', to = '', ...more] = pair.split('-')
  return isLanguage(from) && isLanguage(to) && from !== to && more.length === 0 ? { from, to } : undefined
}

export const pairOf = (from: Language, to: Language): LanguagePair => `${from}-${to}`

/** The limits of one call: language pairs, terms in total, and characters per term and in total. */
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
  /** One per term, in order: the translation, or the term itself if there is none yet. */
  translations: z.array(z.string()),
  /** Which of them are translations. */
  translated: z.array(z.boolean()),
})
export type AnsweredTerms = z.output<typeof answeredTerms>

/** Spec section 7. A term can contain rich text markup, which is preserved. */
export const translate = endpoint({
  method: 'POST',
  path: 'translate',
  summary: 'Translate user content; what can’t be translated is returned unchanged',
  audience: 'public',
  body: z.object({
    /** By language pair, such as `en-es`. */
    terms: requestedTerms,
    text_format: z.literal(1),
  }),
  results: z.object({ translations: z.record(z.string(), answeredTerms) }),
  errors: { unknown_pair: 422 },
})
