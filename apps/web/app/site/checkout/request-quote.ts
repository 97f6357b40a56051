import {
  type Answer,
  type Offer,
  type Party,
  type Quote,
  quoteOffer,
  quoteStay,
  type StayNotPossible,
} from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

/** A stay to quote again with all its original options. */
export type QuoteRequest = {
  homeId: number
  arrive: string
  depart: string
  party: Party
  promo: string | null
  nonRefundable: boolean
  addOns: readonly number[]
  /** Travel protection. */
  protection: boolean
  /** Instead of the deposit. */
  waiver: boolean
}

export type RequestedQuote =
  | { kind: 'priced'; quote: Quote }
  | { kind: 'impossible'; refusal: StayNotPossible }
  | { kind: 'failed'; message: string }

/** Options that are no longer available. */
type Lapsed = { kind: 'lapsed'; what: 'promo' | 'nonRefundable' | 'addOns' | 'protection' | 'waiver'; message: string }

/** A new quote for exactly this stay. */
export const requestExactQuote = async (stay: QuoteRequest): Promise<RequestedQuote | Lapsed> => {
  const { homeId, party, promo, nonRefundable, addOns, protection, waiver, arrive, depart } = stay
  const body = {
    arrive,
    depart,
    ...party,
    ...(promo && { promo }),
    ...(nonRefundable && { nonRefundable }),
    ...(addOns.length > 0 && { addOns: [...addOns] }),
    ...(protection && { protection }),
    ...(waiver && { waiver }),
  }
  return outcomeOf(await api(quoteStay, { params: { id: homeId }, body }))
}

/** A new quote of an offer with these add-ons. */
export const requestOfferQuote = async (
  { id, hash }: Pick<Offer, 'id' | 'hash'>,
  { addOns, protection, waiver }: Pick<QuoteRequest, 'addOns' | 'protection' | 'waiver'>,
): Promise<RequestedQuote | Lapsed> =>
  outcomeOf(await api(quoteOffer, { params: { id, hash }, body: { addOns: [...addOns], protection, waiver } }))

const outcomeOf = (answer: Answer<{ quote: Quote }, string>): RequestedQuote | Lapsed => {
  if (answer.ok) return { kind: 'priced', quote: answer.results.quote }
  const { code, details, message } = answer.error
  switch (code) {
    case 'stay_not_possible':
      return { kind: 'impossible', refusal: details as StayNotPossible }
    case 'promo_unknown':
    case 'promo_used_up':
      return { kind: 'lapsed', what: 'promo', message }
    case 'rate_not_offered':
      return { kind: 'lapsed', what: 'nonRefundable', message }
    case 'add_on_unknown':
      return { kind: 'lapsed', what: 'addOns', message }
    case 'waiver_not_offered':
      return { kind: 'lapsed', what: 'waiver', message }
    case 'protection_not_offered':
      return { kind: 'lapsed', what: 'protection', message }
    default:
      return { kind: 'failed', message }
  }
}

const nothing = { promo: null, nonRefundable: false, addOns: [], protection: false, waiver: false } as const

/** A new quote. Drops a promo code that is no longer valid. */
export const requestQuote = async (stay: QuoteRequest): Promise<RequestedQuote> => {
  const answer = await requestExactQuote(stay)
  return answer.kind === 'lapsed' ? requestQuote({ ...stay, [answer.what]: nothing[answer.what] }) : answer
}
