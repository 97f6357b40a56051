import { type ResultsOf, referenceRates } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

type Rates = ResultsOf<typeof referenceRates>

let asked: Promise<Rates | null> | undefined

/** Asked once a visit; null when they cannot be had, and then asked again by the next price. */
export const ratesOnce = (): Promise<Rates | null> => {
  asked ??= api(referenceRates).then((answer) => {
    if (answer.ok) return answer.results
    asked = undefined
    return null
  })
  return asked
}
