import type { Money } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { credit, debit, type EntryLine, post, trustFault, trustPositions } from '#modules/ledger'
import { notePaid } from '#modules/payees'
import { ownerPaid } from './events.ts'
import { homeBalancesOf, type Reserves, reservesOfOwners } from './payable-funds.ts'
import { type HomeBalance, spreadPayout } from './rules.ts'
import { db } from './tables.ts'
import { problems } from './words.ts'

/**
 * From which of their homes each owner is paid an amount in minor units, in the order in which they came to them.
 * @param known the reserves of each owner, where they are known already
 */
export const payoutPartsOf = async (
  ctx: ReadCtx,
  amounts: ReadonlyMap<number, number>,
  currency: string,
  known?: ReadonlyMap<number, Reserves>,
): Promise<Map<number, HomeBalance[]>> => {
  const ownerIds = [...amounts.keys()]
  const reserves = known ?? (await reservesOfOwners(ctx, ownerIds, currency))
  const rows = await homeBalancesOf(ctx, ownerIds, currency)
  return new Map(
    [...amounts].map(([ownerId, amount]) => {
      const homes = (rows.get(ownerId) ?? []).map(({ homeId, ...row }) => ({
        homeId: homeId ?? 0,
        amount: row.amount - (reserves.get(ownerId)?.get(homeId ?? 0) ?? 0),
      }))
      return [
        ownerId,
        spreadPayout(
          amount,
          homes.sort((a, b) => a.homeId - b.homeId),
        ),
      ]
    }),
  )
}

/**
 * Only money the trust holds beyond all that it owes others can leave it, and none while the operator owes it (R46,
 * R55). Hold the trust's lock.
 * @throws Problem 422 trust_short
 */
export const assertTrustHolds = async (ctx: ReadCtx, { amount, currency }: Money): Promise<void> => {
  const [position] = await trustPositions(ctx, currency)
  const cash = position?.cash ?? 0
  const operatorClaim = position?.operatorClaim ?? 0
  const fault = trustFault(amount, { cash, operatorClaim })
  if (!fault) return
  const money = (minor: number): Money => ({ amount: minor, currency })
  throw new Problem(422, 'trust_short', problems.trustShort[fault], {
    inTrust: money(cash),
    owedByOperator: money(Math.max(0, -operatorClaim)),
  })
}

const documentOf = (id: number, note: string): Said =>
  note ? said('entry.payout_note', { id: String(id), note }) : said('entry.payout', { id: String(id) })

const bookLines = async (ctx: ReadCtx, ownerId: number, { amount, currency }: Money): Promise<EntryLine[]> => {
  const parts = (await payoutPartsOf(ctx, new Map([[ownerId, amount]]), currency)).get(ownerId) ?? []
  return [
    ...parts.map((part) => debit('payable:owner', part.amount, { ownerId, homeId: part.homeId })),
    credit('payable:in-transit', amount, { ownerId }),
  ]
}

export type NewPayout = { ownerId: number; amount: Money; note: string; paidBy: number | null; accountId: number }

/**
 * Sends an owner's money: it is no longer theirs, and is at our bank until the bank has moved it. The caller has
 * checked that it can go, and holds the owner's and the trust's locks.
 */
export const sendPayout = async (ctx: WriteCtx, payout: NewPayout): Promise<number> => {
  const { ownerId, amount, note, paidBy, accountId } = payout
  const { id } = await db(ctx)
    .insertInto('statements.payout')
    .values({
      owner_id: ownerId,
      currency: amount.currency,
      amount_minor: amount.amount,
      note,
      paid_by: paidBy,
      payout_account_id: accountId,
      paid_at: ctx.now,
      ended_at: null,
      ended_by: null,
      returned_for: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notePaid(ctx, accountId)
  await post(ctx, {
    purpose: 'payout',
    source: `payout:${id}`,
    document: documentOf(id, note),
    currency: amount.currency,
    lines: await bookLines(ctx, ownerId, amount),
  })
  await announce(ctx, ownerPaid({ ownerId, payoutId: id, ...amount }))
  return id
}
