import { quoteStay, type StayNotPossible } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import type { WishedStay } from './stay-params.ts'
import type { Pricing } from './use-quote.ts'

/** The price of a stay, or why it cannot be. Loaded with the first question: a page without dates asks none. */
export const askPrice = async (homeId: number, { arrive, depart, party, promo }: WishedStay): Promise<Pricing> => {
  const answer = await api(quoteStay, {
    params: { id: homeId },
    body: { arrive, depart, ...party, ...(promo && { promo }) },
  })
  if (answer.ok) return { state: 'priced', quote: answer.results.quote }
  if (answer.error.code === 'stay_not_possible')
    return { state: 'refused', refusal: answer.error.details as StayNotPossible }
  return { state: 'failed', message: answer.error.message }
}
