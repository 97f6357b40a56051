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

/** A stay whose price is asked for again, with everything it was first asked with. */
export type AskedStay = {
  homeId: number
  arrive: string
  depart: string
  party: Party
  promo: string | null
  nonRefundable: boolean
  addOns: readonly number[]
  /** Cover of the trip. */
  protection: boolean
  /** Instead of the deposit. */
  waiver: boolean
}

export type Priced =
  | { kind: 'priced'; quote: Quote }
  | { kind: 'impossible'; refusal: StayNotPossible }
  | { kind: 'failed'; message: string }

/** What was asked for beside the stay and cannot be had any more. */
type Lapsed = { kind: 'lapsed'; what: 'promo' | 'nonRefundable' | 'addOns' | 'protection' | 'waiver'; message: string }

/** A new frozen price for just this. */
export const askExactly = async (stay: AskedStay): Promise<Priced | Lapsed> => {
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
  return told(await api(quoteStay, { params: { id: homeId }, body }))
}

/** A new frozen price of an offer, with this beside it. */
export const askOffered = async (
  { id, hash }: Pick<Offer, 'id' | 'hash'>,
  { addOns, protection, waiver }: Pick<AskedStay, 'addOns' | 'protection' | 'waiver'>,
): Promise<Priced | Lapsed> =>
  told(await api(quoteOffer, { params: { id, hash }, body: { addOns: [...addOns], protection, waiver } }))

const told = (answer: Answer<{ quote: Quote }, string>): Priced | Lapsed => {
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

/** A new frozen price; a promo code that no longer fits is left out rather than standing in the way. */
export const askPrice = async (stay: AskedStay): Promise<Priced> => {
  const answer = await askExactly(stay)
  return answer.kind === 'lapsed' ? askPrice({ ...stay, [answer.what]: nothing[answer.what] }) : answer
}
