import type { ApprovalOutcome, Money, RefundKind } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { announce } from '#kernel/outbox'
import { forbidden, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, refuseUnconfirmed } from '#modules/accounts'
import { needsApproval, secondPersons, submitForApproval } from '#modules/approvals'
import { homeById } from '#modules/homes'
import { lockSubledger, operatorLacks } from '#modules/ledger'
import { paidOf, recordRefund, scheduleOf } from '#modules/payments'
import {
  hashOf,
  type LineRefund,
  quoteById,
  quoteRefundedLines,
  refundableLines,
  withLinesRefunded,
} from '#modules/pricing'
import { repriceEarnings } from './adjust-price.ts'
import type { Booking, By } from './booking.ts'
import { refundTargets } from './cancel-booking.ts'
import { newTerms } from './change-stay.ts'
import { retainEarlierTerms } from './earlier-terms.ts'
import { chargesOf, sumOf } from './engine/charges.ts'
import { type Recognized, recognize } from './engine/recognition.ts'
import { splitsOf, wholeStay } from './engine/refund-splits.ts'
import { bookingCharged } from './events.ts'
import { problems } from './messages.ts'
import { ownersOf } from './recognize-revenue.ts'
import { divideRefund, storeSplit } from './refund-split.ts'
import { changeBooking, eventOf, lockBooking, notAllowedNow, noteOnTimeline } from './transition.ts'
import { moneyInWords } from './words.ts'

/** From confirmation on, and also after the stay; a canceled one is refunded on its terms. */
const isOpen = ({ status }: Booking): boolean =>
  status === 'confirmed' || status === 'checked_in' || status === 'completed'

const netPaidOf = async (ctx: ReadCtx, { id }: Booking): Promise<number> => {
  const { paid, refunded, disputed } = await paidOf(ctx, id)
  return Math.max(0, paid - refunded - disputed)
}

/** The lines that can be partially refunded, and the maximum for each. */
export const linesOf = async (ctx: ReadCtx, booking: Booking) => {
  const money = (amount: number): Money => ({ amount, currency: booking.currency })
  return {
    lines: isOpen(booking)
      ? refundableLines(booking.quote.document)
          .filter(({ amount }) => amount > 0)
          .map((line) => ({ ...line, amount: money(line.amount) }))
      : [],
    netPaid: money(await netPaidOf(ctx, booking)),
  }
}

const companyPart = ({ total, owner, taxes }: Recognized): number =>
  total - owner.net - sumOf(taxes.map(({ amount }) => amount))

/** What a divided refund is too: money moved between owners and company, by the same limit and the same people. */
const divides = 'correction' as const

type Sized = { amount: Money; moved: Money; by: number | null }

/** Above the limit for refunds, or above that for corrections of owners' accounts if its cost is divided. */
const needsApprovalOf = async (ctx: ReadCtx, { amount, moved, by }: Sized): Promise<boolean> => {
  const forRefund = await needsApproval(ctx, { kind: 'refund', amount, by })
  return (moved.amount !== 0 && (await needsApproval(ctx, { kind: divides, amount: moved, by }))) || forRefund
}

/** The names of those who can approve it: no one who asks for it, pays for it, or gets it. */
const approversFor = async (
  ctx: ReadCtx,
  { guestId }: Booking,
  by: number,
  { owners, isDivided }: { owners: readonly { accountId: number }[]; isDivided: boolean },
) => {
  const participants = [guestId, ...owners.map(({ accountId }) => accountId)]
  const able = await secondPersons(ctx, by, { kind: 'refund', participants })
  const mayDivide = isDivided ? await secondPersons(ctx, by, { kind: divides, participants }) : able
  const ids = new Set(mayDivide.map(({ id }) => id))
  return able
    .filter(({ id }) => ids.has(id))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .sort()
}

/** The refund of each line, and what the owners bear of it if that isn't what their agreement says; in minor units. */
type Wanted = { lines: readonly LineRefund[]; ownersBear?: number | undefined; by: number | null }

/**
 * What a partial refund of price lines means for everyone.
 * @throws Problem 409 not_allowed_now; 422 more_than_paid, also for more than a line costs; 422 invalid_input
 */
export const previewLines = async (ctx: ReadCtx, booking: Booking, { lines, ownersBear, by }: Wanted) => {
  if (!isOpen(booking)) throw notAllowedNow(booking.status)
  const { document } = booking.quote
  const known = new Map(refundableLines(document).map(({ line, amount }) => [line, amount]))
  const isMore = lines.some(
    ({ line }) => sumOf(lines.filter((one) => one.line === line).map(({ amount }) => amount)) > (known.get(line) ?? 0),
  )
  const after = withLinesRefunded(document, lines, booking.confirmedAt ?? ctx.now)
  const amount = document.price.total - after.price.total
  if (isMore || amount > (await netPaidOf(ctx, booking)))
    throw new Problem(422, 'more_than_paid', problems.refundTooMuch, undefined, { required: ['lines'] })
  const money = (minor: number): Money => ({ amount: minor, currency: booking.currency })
  const owners = await ownersOf(ctx, booking)
  const [was, is] = [booking.charges, chargesOf(after.price)].map((charges) =>
    recognize(charges, booking.contract, owners),
  ) as [Recognized, Recognized]
  const agreed = { owners: was.owner.net - is.owner.net, company: companyPart(was) - companyPart(is) }
  const parts = divideRefund(agreed, ownersBear, owners)
  const before = was.owner.net + splitsOf(booking.contract, booking.homeId, wholeStay)
  const needsSecond = await needsApprovalOf(ctx, {
    amount: money(amount),
    moved: money(agreed.owners - parts.owners),
    by,
  })
  return {
    amount: money(amount),
    taxes: money(amount - sumOf(lines.map((line) => line.amount))),
    owners: { before: money(before), after: money(before - parts.owners) },
    company: money(parts.company),
    agreed: { owners: money(agreed.owners), company: money(agreed.company) },
    refundTo: await refundTargets(ctx, booking, [amount], 'staff'),
    needsSecond,
    approvers:
      needsSecond && by !== null
        ? await approversFor(ctx, booking, by, { owners, isDivided: ownersBear !== undefined })
        : [],
    hash: hashOf({ quote: booking.quote.hash, lines, amount, split: parts }),
  }
}

/** The action waiting for approval; one submitted before kinds existed has none. */
export type LinesAct = {
  bookingId: number
  lines: LineRefund[]
  kind?: RefundKind
  reason: string
  /** What the owners bear instead of what their agreement says, in minor units, and why. */
  split?: { ownersBear: number; reason: string } | undefined
  by: number | null
}

/**
 * Refunds parts of the price: the price is lower from now on, what has already been earned is earned at the new one,
 * and the difference is refunded to the guest.
 * @throws Problem 404; 409 not_allowed_now, operator_short; 422 more_than_paid
 */
export const refundLines = async (
  ctx: WriteCtx,
  { bookingId, lines, kind = 'other', reason, split, by }: LinesAct,
): Promise<Booking> => {
  const booking = await lockBooking(ctx, bookingId)
  const { amount, owners, agreed } = await previewLines(ctx, booking, { lines, ownersBear: split?.ownersBear, by })
  const toOwners = agreed.owners.amount - (owners.before.amount - owners.after.amount)
  const quote = await quoteRefundedLines(ctx, {
    bookingId,
    agreed: await quoteById(ctx, booking.quote.id),
    confirmedAt: booking.confirmedAt ?? ctx.now,
    refunds: lines,
  })
  const staff: By & { kind: 'staff' } = { kind: 'staff', accountId: by }
  const installments = (await scheduleOf(ctx, bookingId))
    .filter(({ state }) => state === 'scheduled' || state === 'failed')
    .map((part) => ({ dueOn: part.dueOn, amount: part.amount.amount, atBooking: part.atBooking }))
  const refund = amount.amount
  const changeId = await retainEarlierTerms(ctx, booking, { refund, installments }, staff, reason)
  const { homeId } = booking
  if (split && toOwners !== 0) await storeSplit(ctx, bookingId, { changeId, homeId, toOwners, why: split.reason })
  const changed = await changeBooking(ctx, booking, newTerms(booking, quote))
  await repriceEarnings(ctx, booking, changed, { changeId, refund })
  await recordRefund(ctx, { bookingId, amount, why: said('refund.lines', { reason }) })
  await assertOperatorPays(ctx, booking)
  await noteOnTimeline(ctx, bookingId, 'lines_refunded', staff, { amount: refund, kind, reason })
  await announce(ctx, bookingCharged(eventOf(changed, staff)))
  return changed
}

/**
 * For what has already been earned, the company returns its share from what the trust owes it. @throws Problem 409
 * operator_short
 */
const assertOperatorPays = async (ctx: WriteCtx, { currency, recognizedNights }: Booking): Promise<void> => {
  if (recognizedNights === 0) return
  await lockSubledger(ctx, 'trust', currency)
  if ((await operatorLacks(ctx, currency)) > 0) throw new Problem(409, 'operator_short', problems.operatorShort)
}

/** The approver of a divided refund needs access to money too. @throws Problem 403 */
export const assertMayApproveSplit = async (
  ctx: ReadCtx,
  approver: number,
  requester: number | null,
): Promise<void> => {
  const able = await secondPersons(ctx, requester ?? 0, { kind: divides, participants: [] })
  if (!able.some(({ id }) => id === approver)) throw forbidden(problems.splitNeedsMoney)
}

type Submitted = {
  lines: LineRefund[]
  kind: RefundKind
  reason: string
  split?: LinesAct['split']
  hash: string
  by: { accountId: number; confirmedAt: Date | null }
}

/**
 * Refunds at once within one person's limit, which adds up over a day; above it, a second person must approve it first.
 * @throws Problem as for `refundLines`; 403 confirm_first; 409 terms_changed, already_pending
 */
export const submitLines = async (
  ctx: WriteCtx,
  bookingId: number,
  { lines, kind, reason, split, hash, by }: Submitted,
) => {
  const booking = await lockBooking(ctx, bookingId)
  const refund = await previewLines(ctx, booking, { lines, ownersBear: split?.ownersBear, by: by.accountId })
  if (refund.hash !== hash) throw new Problem(409, 'terms_changed', problems.termsChanged)
  refuseUnconfirmed(by, ctx.now)
  const act: LinesAct = { bookingId, lines, kind, reason, split, by: by.accountId }
  const owners = (await ownersOf(ctx, booking)).map(({ accountId }) => accountId)
  const guest = await accountById(ctx, booking.guestId)
  const { before, after } = refund.owners
  const less = { ...before, amount: before.amount - after.amount }
  const outcome: ApprovalOutcome = await submitForApproval(ctx, {
    kind: 'refund',
    subject: `booking:${bookingId}`,
    amount: refund.amount,
    facts: {
      booking: booking.number,
      guest: guest ? `${guest.firstName} ${guest.lastName}` : '',
      home: (await homeById(ctx, booking.homeId)).name,
      refund: moneyInWords(refund.amount),
      owners: moneyInWords(less),
      company: moneyInWords(refund.company),
      category: kind,
      ...(split && { split: split.reason }),
    },
    act,
    reason,
    participants: [booking.guestId, ...owners],
    affected: less.amount > 0 ? owners : [],
    by: by.accountId,
    waits: refund.needsSecond,
  })
  return { booking: outcome.state === 'done' ? await refundLines(ctx, act) : booking, refund, outcome }
}
