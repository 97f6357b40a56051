import { z } from 'zod'
import { partnerRoles } from './account-rules/access.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './values/ids.ts'

const audience = partnerRoles

const delivery = z.object({
  id,
  event: z.string(),
  at: instant,
  attempts: z.int(),
  /** The HTTP status of the last response, or why there was none. */
  status: z.int().nullable(),
  problem: z.string().nullable(),
  delivered: z.boolean(),
})

/** Changes of a commission that a partner's own system receives. */
export const postbackEventNames = [
  'booking.confirmed',
  'commission.earned',
  'commission.changed',
  'commission.reversed',
  'commission.paid',
  'commission.payout_returned',
] as const
export type PostbackEventName = (typeof postbackEventNames)[number]

/** The header that proves where a postback comes from: `t=SECONDS,v1=HEX`. */
export const postbackSignatureHeader = 'porchlight-signature'

/** A body with every field, as an example for partners. */
export const postbackExample = {
  id: 5104,
  event: 'booking.confirmed' as PostbackEventName,
  commission: 17,
  booking: 'PL-20268',
  arrive: '2027-07-02',
  depart: '2027-07-09',
  subId: 'mail',
  amount: 19238,
  currency: 'USD',
  at: '2027-01-15T17:00:00.000Z',
}

const own = z.object({
  /** Null: the partner gets no postbacks. */
  url: z.string().nullable(),
  deliveries: z.array(delivery),
})
export type OwnPostback = z.output<typeof own>

export const ownPostback = endpoint({
  method: 'GET',
  path: 'partners/postback',
  summary: 'Get the partner’s postback address and the last deliveries',
  audience,
  results: own,
  errors: {},
})

export const savePostback = endpoint({
  method: 'PUT',
  path: 'partners/postback',
  summary: 'Set the postback address; the secret that signs postbacks is returned this once',
  audience,
  body: z.object({ url: z.string().trim().max(500) }),
  results: own.extend({ secret: z.string() }),
  errors: { bad_address: 422 },
})

export const removePostback = endpoint({
  method: 'DELETE',
  path: 'partners/postback',
  summary: 'Stop postbacks',
  audience,
  results: own,
  errors: {},
})
