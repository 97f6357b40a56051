import { type ResultsOf, referenceRates } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

type Rates = ResultsOf<typeof referenceRates>

let asked: Promise<Rates | null> | undefined

/** Fetched once per visit; null on failure, then retried by the next price. */
export const loadRates = (): Promise<Rates | null> => {
  asked ??= api(referenceRates).then((answer) => {
    if (answer.ok) return answer.results
    asked = undefined
    return null
  })
  return asked
}
