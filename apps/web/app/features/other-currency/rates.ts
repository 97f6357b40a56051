import { type ResultsOf, referenceRates } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

type Rates = ResultsOf<typeof referenceRates>

let request: Promise<Rates | null> | undefined

/** Loaded once per visit; null on failure, then retried by the next price. */
export const loadRates = (): Promise<Rates | null> => {
  request ??= api(referenceRates).then((answer) => {
    if (answer.ok) return answer.results
    request = undefined
    return null
  })
  return request
}
