import type { Canceler, CancellationCost, CancellationData, GoodwillBearer, Money } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { needsApproval, submitForApproval } from '#modules/approvals'
import { homeById } from '#modules/homes'
import { credit, debit, lockSubledger, operatorLacks } from '#modules/ledger'
import { recordRefund } from '#modules/payments'
import { goodwillRoom, type Refund, withGoodwill } from '#modules/pricing'
import type { Booking } from './booking.ts'
import { sumOf } from './engine/charges.ts'
import { feesTotal } from './engine/recognition.ts'
import { splitsOf } from './engine/refund-splits.ts'
import type { Mover } from './lifecycle.ts'
import { problems } from './messages.ts'
import { ownersOf } from './recognize-revenue.ts'
import { refundNow } from './refund-now.ts'
import { retainedPartOf, shareOfRetained } from './retained-revenue.ts'
import { moneyInWords } from './words.ts'

export type GoodwillRequest = {
  /** On whose behalf the team cancels; absent: the guest's. */
  whose?: Canceler | undefined
  /** Minor units beyond the policy. */
  goodwill?: number | undefined
  bearer?: GoodwillBearer | undefined
  /** The moment whose terms apply; absent: now. */
  at?: Date | undefined
}

/** The retained amount of each charge, in the order of the charges. */
export const retainedOf = ({ charges }: Pick<Booking, 'charges'>, { lines }: Refund): number[] =>
  charges.map((_, index) => lines[index]?.retained ?? 0)

/** What the company itself pays of a refund beyond the policy, in minor units. */
export const companyGoodwill = ({ goodwill }: Refund): number => (goodwill?.bearer === 'company' ? goodwill.amount : 0)

/** A full refund: the part that the policy would have retained is goodwill (R41). */
const everything = async (
  ctx: ReadCtx,
  booking: Booking,
  policy: Refund,
  { bearer = 'owners', at }: GoodwillRequest,
): Promise<Refund> => {
  const amount = goodwillRoom(policy)
  if (bearer === 'company') return withGoodwill(policy, { amount, bearer })
  const all = await refundNow(ctx, booking, 'staff', 'operator', at)
  return amount === 0 ? all : { ...all, goodwill: { amount, bearer } }
}

/**
 * The refund for a cancellation, including what the team adds beyond the policy.
 * @throws Problem 422 more_than_paid
 */
export const refundWithGoodwill = async (
  ctx: ReadCtx,
  booking: Booking,
  by: Mover,
  requested: GoodwillRequest,
): Promise<Refund> => {
  if (by !== 'staff') return refundNow(ctx, booking, by, requested.whose, requested.at)
  const { whose, goodwill: amount = 0, bearer = 'owners', at } = requested
  const policy = await refundNow(ctx, booking, by, 'guest', at)
  if (whose === 'operator') return everything(ctx, booking, policy, requested)
  if (amount > goodwillRoom(policy))
    throw new Problem(422, 'more_than_paid', problems.moreThanPaid, undefined, { required: ['goodwill'] })
  return withGoodwill(policy, { amount, bearer })
}

/** The owners' and the company's shares of the retained amount, in minor units. */
const partsOf = async (ctx: ReadCtx, booking: Booking, refund: Refund) => {
  const retained = retainedOf(booking, refund)
  const received = refund.paid - refund.alreadyRefunded - refund.refund + companyGoodwill(refund)
  const money = { atFirst: retained, now: retained, received }
  const { perOwner, income } = shareOfRetained(booking, money, await ownersOf(ctx, booking))
  const toOwners = splitsOf(booking.contract, booking.homeId, retainedPartOf(booking, money))
  return {
    owners: sumOf(perOwner.map(({ amount }) => amount)) + toOwners,
    company: income.commission + feesTotal(income.fees) - toOwners,
  }
}

/** Who pays for a refund beyond the policy, and how much; null if nothing exceeds it. */
export const costOf = async (
  ctx: ReadCtx,
  booking: Booking,
  refund: Refund,
  { terms, by }: { terms: GoodwillRequest; by: number | null },
): Promise<CancellationCost | null> => {
  if (!refund.goodwill) return null
  const money = (amount: number): Money => ({ amount, currency: booking.currency })
  const before = await partsOf(ctx, booking, await refundNow(ctx, booking, 'staff', 'guest', terms.at))
  const after = await partsOf(ctx, booking, refund)
  const beyond = money(refund.goodwill.amount)
  return {
    beyond,
    owners: money(before.owners - after.owners),
    company: money(before.company - after.company + companyGoodwill(refund)),
    needsSecond: await needsApproval(ctx, { kind: 'refund', amount: beyond, by }),
  }
}

type Back = { bookingId: number; amount: Money; why: Said; notified: boolean }

/**
 * The company pays goodwill from what the trust owes it, or from its own funds.
 * @throws Problem 409 operator_short
 */
export const payGoodwill = async (ctx: WriteCtx, back: Back): Promise<void> => {
  const { amount, currency } = back.amount
  if (amount === 0) return
  await recordRefund(ctx, {
    ...back,
    lines: [
      debit('payable:operator', amount, { why: said('journal.goodwill') }),
      debit('expense:operator', amount, { why: said('journal.goodwill') }),
      credit('receivable:trust', amount),
    ],
  })
  await lockSubledger(ctx, 'trust', currency)
  if ((await operatorLacks(ctx, currency)) > 0) throw new Problem(409, 'operator_short', problems.operatorShort)
}

type Canceling = GoodwillRequest & { bookingId: number; reason: string }

/** The action waiting for approval: on the terms at the moment it was requested. */
export type GoodwillAct = Omit<Canceling, 'at'> & { at: string; hash: string; by: number | null }

type Submitted = { canceling: Canceling; shown: CancellationData; cost: CancellationCost; by: number | null }

const reasonEmails = 10

/** @throws Problem 422 reason_needed, bearer_needed */
const assertExplained = ({ reason, bearer }: Canceling): void => {
  if (bearer === undefined)
    throw new Problem(422, 'bearer_needed', problems.bearer, undefined, { required: ['bearer'] })
  if (reason.trim().length < reasonEmails)
    throw new Problem(422, 'reason_needed', problems.goodwillReason, undefined, { required: ['reason'] })
}

/**
 * Records a refund beyond the policy in the approvals history.
 * @throws Problem 409 already_pending; 422 reason_needed, bearer_needed
 */
export const submitGoodwill = async (ctx: WriteCtx, booking: Booking, { canceling, shown, cost, by }: Submitted) => {
  assertExplained(canceling)
  const { bookingId, reason, whose, goodwill, bearer } = canceling
  const owners = (await ownersOf(ctx, booking)).map(({ accountId }) => accountId)
  const guest = await accountById(ctx, booking.guestId)
  const act: GoodwillAct = {
    bookingId,
    reason,
    whose,
    goodwill,
    bearer,
    at: ctx.now.toISOString(),
    hash: shown.hash,
    by,
  }
  return submitForApproval(ctx, {
    kind: 'refund',
    subject: `booking:${bookingId}`,
    amount: cost.beyond,
    facts: {
      booking: booking.number,
      guest: guest ? `${guest.firstName} ${guest.lastName}` : '',
      home: (await homeById(ctx, booking.homeId)).name,
      refund: moneyInWords(shown.refund),
      owners: moneyInWords(cost.owners),
      company: moneyInWords(cost.company),
    },
    act,
    reason,
    participants: [booking.guestId, ...owners],
    affected: cost.owners.amount > 0 ? owners : [],
    by,
  })
}
