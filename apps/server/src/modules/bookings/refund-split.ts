import { splitByWeight } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { credit, debit, type EntryLine, lockSubledger, operatorLacks, post } from '#modules/ledger'
import type { Booking } from './booking.ts'
import { sumOf } from './engine/charges.ts'
import type { Share } from './engine/recognition.ts'
import { problems } from './messages.ts'
import { ownersOf } from './recognize-revenue.ts'

/** How a refund without its taxes is divided, in minor units. */
export type RefundSplit = { owners: number; company: number }

/**
 * The agreement's split, or another one if the team decided what the owners bear.
 * @throws Problem 422 invalid_input for more than the refund without its taxes, and for a home without owners
 */
export const splitRefund = (
  agreed: RefundSplit,
  ownersBear: number | undefined,
  owners: readonly Share[],
): RefundSplit => {
  if (ownersBear === undefined) return agreed
  const whole = sumOf([agreed.owners, agreed.company])
  if (ownersBear > whole || owners.length === 0)
    throw new Problem(422, 'invalid_input', problems.splitTooMuch, undefined, { required: ['ownersBear'] })
  return { owners: ownersBear, company: whole - ownersBear }
}

const linesFor = (minor: number, toOwners: boolean, owners: readonly Share[], why: string): EntryLine[] => {
  const [give, take] = toOwners ? [credit, debit] : [debit, credit]
  const parts = splitByWeight(
    minor,
    owners.map(({ basisPoints }) => basisPoints),
  )
  return [
    ...owners.flatMap(({ accountId: ownerId }, at) =>
      parts[at] ? [give('payable:owner', parts[at], { ownerId, why })] : [],
    ),
    take('payable:operator', minor),
    give('receivable:trust', minor),
    take('expense:operator', minor),
  ]
}

type Moved = {
  /** What the owners bear less than by their agreement, in minor units; negative: more. */
  toOwners: number
  /** Why the split was changed; owners read it on their statement. */
  why: string
  /** Names the refund: posted once. */
  source: string
}

/**
 * Moves the difference between the agreement's split and the team's between owners and company. The price itself is
 * earned by the agreement.
 * @throws Problem 409 operator_short
 */
export const postSplit = async (ctx: WriteCtx, booking: Booking, { toOwners, why, source }: Moved): Promise<void> => {
  if (toOwners === 0) return
  const { currency, homeId, number } = booking
  await post(ctx, {
    purpose: 'adjustment',
    source,
    document: said('entry.refund_split', { number, why }),
    currency,
    homeId,
    on: ctx.today,
    lines: linesFor(Math.abs(toOwners), toOwners > 0, await ownersOf(ctx, booking), why),
  })
  await lockSubledger(ctx, 'trust', currency)
  if (toOwners > 0 && (await operatorLacks(ctx, currency)) > 0)
    throw new Problem(409, 'operator_short', problems.operatorShort)
}
