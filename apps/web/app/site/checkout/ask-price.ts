import { type Party, type Quote, quoteStay, type StayNotPossible } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

/** A stay whose price is asked for again, with everything it was first asked with. */
export type AskedStay = {
  homeId: number
  arrive: string
  depart: string
  party: Party
  promo: string | null
  nonRefundable: boolean
}

export type Priced =
  | { kind: 'priced'; quote: Quote }
  | { kind: 'impossible'; refusal: StayNotPossible }
  | { kind: 'failed'; message: string }

/** A new frozen price; a promo code that no longer fits is left out rather than standing in the way. */
export const askPrice = async (stay: AskedStay): Promise<Priced> => {
  const { homeId, party, promo, nonRefundable, arrive, depart } = stay
  const body = { arrive, depart, ...party, ...(promo && { promo }), ...(nonRefundable && { nonRefundable }) }
  const answer = await api(quoteStay, { params: { id: homeId }, body })
  if (answer.ok) return { kind: 'priced', quote: answer.results.quote }
  switch (answer.error.code) {
    case 'stay_not_possible':
      return { kind: 'impossible', refusal: answer.error.details as StayNotPossible }
    case 'promo_unknown':
      return askPrice({ ...stay, promo: null })
    case 'rate_not_offered':
      return askPrice({ ...stay, nonRefundable: false })
    default:
      return { kind: 'failed', message: answer.error.message }
  }
}
