import { type ApprovalOutcome, type answerOrder, type BodyOf, mostServicePrice } from '@porchlight/contract'
import { requireUpTo } from '#kernel/amount-limit'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type ApprovalHandler, dropPending, needsApproval, submitForApproval } from '#modules/approvals'
import { lockBooking, mayAsk, moneyInWords } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { lineLabel, problems } from './messages.ts'
import { lockWaitingOrder, orderSubject, settleOrder } from './orders.ts'
import { isFarFromListed } from './rules.ts'

type Answer = BodyOf<typeof answerOrder> & { by: number }
type Act = { id: number; price: number; note: string; by: number }

const reasonEmails = 10

/**
 * Confirms an order at a price: at once within one person's limit, which payment requests count toward too, otherwise
 * once a second person has approved it.
 * @throws Problem 404; 409 not_allowed_now, already_pending; 422 reason_needed
 */
const submitPrice = async (
  ctx: WriteCtx,
  id: number,
  { price, note, reason, by }: Answer & { price: number },
): Promise<ApprovalOutcome> => {
  const order = await lockWaitingOrder(ctx, id)
  const booking = await lockBooking(ctx, order.booking_id)
  if (!mayAsk(booking, ctx.now)) throw new Problem(409, 'not_allowed_now', problems.notNow)
  const amount = { amount: price, currency: booking.currency }
  requireUpTo(mostServicePrice, amount, 'price')
  const waits = await needsApproval(ctx, { kind: 'concierge_charge', amount, by })
  const isFar = isFarFromListed(order.price_minor, price)
  if ((waits || isFar) && reason.length < reasonEmails) {
    const message = (waits ? problems.priceReason : problems.farReason)(moneyInWords(amount))
    throw new Problem(422, 'reason_needed', message, undefined, { required: ['reason'] })
  }
  const guest = await accountById(ctx, order.guest_id)
  const label = lineLabel({ service: order.service_name, on: order.on_date })
  const outcome = await submitForApproval(ctx, {
    kind: 'concierge_charge',
    subject: orderSubject(id),
    amount,
    facts: {
      payer: guest ? `${guest.firstName} ${guest.lastName}` : '',
      home: (await homeById(ctx, booking.homeId)).name,
      booking: booking.number,
      note: label,
    },
    act: { id, price, note, by } satisfies Act,
    reason: reason || label,
    participants: [order.guest_id],
    by,
    waits,
  })
  if (!waits) await settleOrder(ctx, id, { price, note, by })
  return outcome
}

/** Confirms an order at a price, or declines it; a price pending approval is then withdrawn. @throws as above */
export const submitAnswer = async (ctx: WriteCtx, id: number, answer: Answer): Promise<ApprovalOutcome | null> => {
  const { price, note, by } = answer
  if (price !== null) return submitPrice(ctx, id, { ...answer, price })
  await settleOrder(ctx, id, { price, note, by })
  await dropPending(ctx, 'concierge_charge', orderSubject(id), by)
  return null
}

export const conciergeChargeHandler: ApprovalHandler = {
  kind: 'concierge_charge',
  carryOut: async (ctx, { act }) => {
    const { id, ...answer } = act as Act
    await settleOrder(ctx, id, answer)
  },
}
