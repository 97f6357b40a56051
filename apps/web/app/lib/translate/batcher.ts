import { type AnsweredTerms, type LanguagePair, mostToTranslate } from '@porchlight/contract'

/** How long the first term waits for others to join it (spec section 9). */
export const batchDelayMs = 500

type Terms = Partial<Record<LanguagePair, string[]>>

export type BatcherParts = {
  /** One call of `translate`; null if it was rejected or failed. */
  send: (terms: Terms) => Promise<Partial<Record<string, AnsweredTerms>> | null>
  later: (run: () => void, milliseconds: number) => void
}

type Waiting = { pair: LanguagePair; term: string; tell: (translation: string | null) => void }

/** Splits terms into as many as one call takes, in request order. */
const portionsOf = (waiting: readonly Waiting[]): Waiting[][] => {
  const portions: Waiting[][] = []
  let characters = 0
  for (const one of waiting) {
    const last = portions.at(-1)
    characters += one.term.length
    if (last && last.length < mostToTranslate.terms && characters <= mostToTranslate.characters) last.push(one)
    else {
      portions.push([one])
      characters = one.term.length
    }
  }
  return portions
}

const termsOf = (portion: readonly Waiting[]): Terms => {
  const terms: Terms = {}
  for (const { pair, term } of portion) {
    terms[pair] ??= []
    terms[pair].push(term)
  }
  return terms
}

/** The translation of one term; null if the response has none, or isn't in the agreed format. */
const translationIn = (answered: AnsweredTerms | undefined, at: number, term: string): string | null =>
  answered?.terms[at] === term && answered.translated[at] ? (answered.translations[at] ?? null) : null

const keyOf = (pair: string, term: string): string => `${pair} ${term}`

/**
 * Collects terms for half a second and requests all of them in one call. Translations are cached as long as the page
 * lives; missing ones are requested again the next time they are needed.
 */
export const createBatcher = ({ send, later }: BatcherParts) => {
  const known = new Map<string, Promise<string | null>>()
  let waiting: Waiting[] = []

  const deliver = async (portion: readonly Waiting[]): Promise<void> => {
    const answer = await send(termsOf(portion)).catch(() => null)
    const next = new Map<string, number>()
    for (const { pair, term, tell } of portion) {
      const at = next.get(pair) ?? 0
      next.set(pair, at + 1)
      const translation = translationIn(answer?.[pair], at, term)
      if (translation === null) known.delete(keyOf(pair, term))
      tell(translation)
    }
  }

  const flush = (): void => {
    const collected = waiting
    waiting = []
    for (const portion of portionsOf(collected)) void deliver(portion)
  }

  /** Resolves to the translation; null if there is none. */
  return (pair: LanguagePair, term: string): Promise<string | null> => {
    const key = keyOf(pair, term)
    const coming =
      known.get(key) ??
      new Promise<string | null>((tell) => {
        if (waiting.length === 0) later(flush, batchDelayMs)
        waiting.push({ pair, term, tell })
      })
    known.set(key, coming)
    return coming
  }
}
