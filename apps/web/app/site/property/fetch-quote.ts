import { type Client, priceOfStay } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import type { StaySelection } from './stay-params.ts'
import type { Pricing } from './use-quote.ts'

/** The quote of a stay, or the reasons it is unavailable; nothing without both dates. */
export const fetchQuoteWith = async (
  call: Client,
  homeId: number,
  { arrive, depart, party, promo }: StaySelection,
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

/** The same in the browser, when a quote expired or failed. */
export const fetchQuote = (homeId: number, selection: StaySelection): Promise<Pricing> =>
  fetchQuoteWith(api, homeId, selection)
