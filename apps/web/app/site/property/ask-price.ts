import { type Client, priceOfStay } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import type { WishedStay } from './stay-params.ts'
import type { Pricing } from './use-quote.ts'

/** The price of a stay, or why it cannot be; nothing without both dates. */
export const priceBy = async (
  call: Client,
  homeId: number,
  { arrive, depart, party, promo }: WishedStay,
): Promise<Pricing> => {
  if (!arrive || !depart) return { state: 'none' }
  const answer = await call(priceOfStay, {
    params: { id: homeId },
    query: { arrive, depart, ...party, ...(promo && { promo }) },
  })
  if (!answer.ok) return { state: 'failed', message: answer.error.message }
  const { quote, refusal } = answer.results
  if (quote) return { state: 'priced', quote }
  return refusal ? { state: 'refused', refusal } : { state: 'none' }
}

/** The same in the browser, where a price has run out or did not come. */
export const askPrice = (homeId: number, wish: WishedStay): Promise<Pricing> => priceBy(api, homeId, wish)
