import { type ApprovalOutcome, type CancellationCost, type Money, nightsOf, termsForStay } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, refuseUnconfirmed } from '#modules/accounts'
import { needsApproval, submitForApproval } from '#modules/approvals'
import { homeById } from '#modules/homes'
import { quoteById, type StoredQuote } from '#modules/pricing'
import type { Booking, By } from './booking.ts'
import {
  type Changer,
  type Changing,
  changeOf,
  changeQuote,
  changeStay,
  needsApproval as needsGuest,
  replaceTerms,
  type StayChange,
  untaxed,
} from './change-stay.ts'
import { contractInHome } from './earlier-terms.ts'
import { chargesOf } from './engine/charges.ts'
import { ownersPart } from './engine/recognition.ts'
import { problems } from './messages.ts'
import { canChangeHome } from './policy.ts'
import { ownersOf } from './recognize-revenue.ts'
import { refundNow } from './refund-now.ts'
import { lockBooking } from './transition.ts'
import { moneyInWords } from './words.ts'

/** What the owners of a quote's home would net from the stay. */
export const ownersNet = async (ctx: ReadCtx, booking: Booking, { homeId, document }: StoredQuote): Promise<number> => {
  const charges = chargesOf(document.price)
  if (homeId === booking.homeId) return ownersPart(charges, booking.contract).net
  const contract = await contractInHome(ctx, booking, { homeId, document })
  if (!contract) return 0
  const terms = termsForStay(contract, { nights: nightsOf(document.stay), channel: document.channel })
  return ownersPart(charges, terms).net
}

/**
 * What a change by the team takes off the price although the guest's terms would retain something, and who pays for it;
 * null if the guest could get the same themselves.
 */
export const costOfChange = async (
  ctx: ReadCtx,
  booking: Booking,
  change: StayChange,
  by: Changer,
): Promise<CancellationCost | null> => {
  const less = untaxed(booking.quote.document) - untaxed(change.quote.document)
  if (by.kind !== 'staff' || less <= 0) return null
  const { retained } = await refundNow(ctx, booking, 'guest')
  if (retained === 0) return null
  const money = (amount: number): Money => ({ amount: Math.max(0, amount), currency: booking.currency })
  const owners = ownersPart(booking.charges, booking.contract).net - (await ownersNet(ctx, booking, change.quote))
  const beyond = money(Math.max(less, change.before - change.after))
  return {
    beyond,
    owners: money(owners),
    company: money(less - Math.max(0, owners)),
    needsSecond: await needsApproval(ctx, { kind: 'refund', amount: beyond, by: by.accountId }),
  }
}

/** A change waiting for approval: based on what was agreed then, at the price that was shown. */
export type ChangeAct = {
  bookingId: number
  agreedQuoteId: number
  quoteId: number
  refund: number
  reason: string
  by: number | null
}

export const isChangeAct = (act: unknown): act is ChangeAct => typeof (act as ChangeAct).quoteId === 'number'

const shortestReason = 10

/** Records a reduction beyond the policy in the approvals history. @throws Problem 422 reason_needed */
const submit = async (
  ctx: WriteCtx,
  booking: Booking,
  change: StayChange,
  cost: CancellationCost,
  by: By,
  reason: string,
) => {
  if (reason.trim().length < shortestReason)
    throw new Problem(422, 'reason_needed', problems.goodwillReason, undefined, { required: ['reason'] })
  const owners = (await ownersOf(ctx, booking)).map(({ accountId }) => accountId)
  const guest = await accountById(ctx, booking.guestId)
  const act: ChangeAct = {
    bookingId: booking.id,
    agreedQuoteId: booking.quote.id,
    quoteId: change.quote.id,
    refund: change.refund,
    reason,
    by: by.accountId,
  }
  return submitForApproval(ctx, {
    kind: 'refund',
    subject: `booking:${booking.id}`,
    amount: cost.beyond,
    facts: {
      booking: booking.number,
      guest: guest ? `${guest.firstName} ${guest.lastName}` : '',
      home: (await homeById(ctx, booking.homeId)).name,
      refund: moneyInWords({ amount: change.refund, currency: booking.currency }),
      owners: moneyInWords(cost.owners),
      company: moneyInWords(cost.company),
    },
    act,
    reason,
    participants: [booking.guestId, ...owners],
    affected: cost.owners.amount > 0 ? owners : [],
    by: by.accountId,
  })
}

type Changed = { booking: Booking; outcome: ApprovalOutcome | null }

/**
 * Changes a stay at once. What the team takes off the price beyond the guest's terms needs a reason; above one person's
 * limit, someone else must approve it first, and until then the stay remains as agreed.
 * @throws Problem as for `changeStay`; 403 confirm_first, 409 already_pending
 */
export const submitChange = async (
  ctx: WriteCtx,
  changing: Changing,
  { by, confirmedAt, isOpen }: { by: Changer; confirmedAt: Date | null; isOpen: (booking: Booking) => boolean },
): Promise<Changed> => {
  const booking = await lockBooking(ctx, changing.bookingId)
  const change = await changeOf(ctx, booking, await changeQuote(ctx, booking, changing), by.kind)
  const cost = needsGuest(change, by) ? null : await costOfChange(ctx, booking, change, by)
  const makeNow = () => changeStay(ctx, changing, by, isOpen)
  if (!cost || change.hash !== changing.hash || !isOpen(booking)) return { booking: await makeNow(), outcome: null }
  refuseUnconfirmed({ confirmedAt }, ctx.now)
  const outcome = await submit(ctx, booking, change, cost, by, changing.reason)
  return outcome.state === 'pending' ? { booking, outcome } : { booking: await makeNow(), outcome }
}

/**
 * Rejects a proposal to the guest that would also need a second person.
 * @throws Problem 409 needs_second
 */
export const refuseLargeDiscount = async (ctx: ReadCtx, booking: Booking, change: StayChange, by: Changer) => {
  const cost = await costOfChange(ctx, booking, change, by)
  if (cost?.needsSecond) throw new Problem(409, 'needs_second', problems.proposalTakesOff(moneyInWords(cost.beyond)))
}

/** Makes a change that a second person has approved. @throws Problem 409 not_allowed_now, terms_changed, nights_taken */
export const makeApprovedChange = async (ctx: WriteCtx, act: ChangeAct): Promise<void> => {
  const { bookingId, agreedQuoteId, quoteId, refund, reason, by: accountId } = act
  const by: Changer = { kind: 'staff', accountId }
  const booking = await lockBooking(ctx, bookingId)
  const change = await changeOf(ctx, booking, await quoteById(ctx, quoteId), by.kind)
  const isAsShown = booking.quote.id === agreedQuoteId && change.refund === refund && !needsGuest(change, by)
  if (!isAsShown || !canChangeHome(booking, ctx.now)) throw new Problem(409, 'terms_changed', problems.termsChanged)
  await replaceTerms(ctx, booking, change, { by, reason })
}
