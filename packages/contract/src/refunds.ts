import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, readerText } from './values/shapes.ts'

const refusedRefund = z.object({
  id,
  booking: z.object({ id, number: z.string() }),
  home: z.string(),
  guest: z.string(),
  /** A friend who had paid a share and gets the refund; null if it is the guest. */
  friend: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
  amount: money,
  /** The reason for the refund. */
  why: readerText,
  /** Why the card rejected it, in the payment service's words; otherwise how it had been paid. */
  failure: readerText,
  createdAt: instant,
  payment: z.object({ proof: z.string(), paidAt: instant }).nullable(),
})
export type RefusedRefund = z.output<typeof refusedRefund>
/** As stored on the server, before it is rendered for its reader. */
export type RefusedRefundData = z.input<typeof refusedRefund>

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

export const refusedRefunds = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/refunds',
  summary: 'List refunds that go to no card: those still owed, or those paid by other means',
  query: z.object({ status: z.enum(['open', 'paid']).default('open') }),
  results: z.object({
    /** Open ones oldest first; paid ones newest first. */
    refunds: z.array(refusedRefund),
    /** The amount owed to guests, by currency. */
    open: z.array(money),
  }),
  errors: {},
})

export const refundByOtherMeans = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/refunds/{id}/other-means',
  summary: 'Record that a refused refund was paid by other means, with proof',
  params: z.object({ id: idText }),
  body: z.object({ proof: z.string().trim().min(3).max(300) }),
  results: z.object({ refund: z.object({ id, amount: money }) }),
  errors: { not_allowed_now: 409, trust_short: 422 },
})
