import type { ApprovalOutcome } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type ApprovalHandler, needsApproval, submitForApproval } from '#modules/approvals'
import { homeById } from '#modules/homes'
import { problems } from './messages.ts'
import { mayAsk, type PaymentRequestRow, requestPayment } from './payment-requests.ts'
import { lockBooking, notAllowedNow } from './transition.ts'
import { moneyInWords } from './words.ts'

type Requested = { amount: number; reason: string; by: number }
type Submitted = { request: PaymentRequestRow | null; outcome: ApprovalOutcome | null }

const reasonEmails = 10

/**
 * Requests an amount from a guest for the team: at once within one person's limit, which adds up over a day, otherwise
 * once a second person has approved it.
 * @throws Problem 404; 409 not_allowed_now, already_pending; 422 reason_needed
 */
export const submitRequest = async (ctx: WriteCtx, bookingId: number, requested: Requested): Promise<Submitted> => {
  const booking = await lockBooking(ctx, bookingId)
  if (!mayAsk(booking, ctx.now)) throw notAllowedNow(booking.status)
  const { amount: minor, reason, by } = requested
  const amount = { amount: minor, currency: booking.currency }
  const isLarge = await needsApproval(ctx, { kind: 'extra_charge', amount, by })
  if (isLarge && reason.length < reasonEmails) {
    const message = problems.chargeReason(moneyInWords(amount))
    throw new Problem(422, 'reason_needed', message, undefined, { required: ['reason'] })
  }
  const guest = await accountById(ctx, booking.guestId)
  const outcome = await submitForApproval(ctx, {
    kind: 'extra_charge',
    subject: `booking:${bookingId}:${minor}:${reason}`,
    amount,
    facts: {
      payer: guest ? `${guest.firstName} ${guest.lastName}` : '',
      home: (await homeById(ctx, booking.homeId)).name,
      booking: booking.number,
      note: reason,
    },
    act: { bookingId, request: requested },
    reason,
    participants: [booking.guestId],
    by,
    waits: isLarge,
  })
  return { request: isLarge ? null : await requestPayment(ctx, bookingId, requested), outcome }
}

export const extraChargeHandler: ApprovalHandler = {
  kind: 'extra_charge',
  carryOut: async (ctx, { act }) => {
    const { bookingId, request } = act as { bookingId: number; request: Requested }
    await requestPayment(ctx, bookingId, request)
  },
}
