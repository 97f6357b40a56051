import { type PlainDate, shortOfGuarantee, splitByWeight } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { contractsOn, homeIds, homesInBrief, sharesOf } from '#modules/homes'
import { credit, debit, lockSubledger, operatorLacks, ownerMovesByHome, post } from '#modules/ledger'
import { earnedAtHome } from './guarantee-rules.ts'
import { datesOf, type Quarter } from './rules.ts'
import { db } from './tables.ts'
import { problems } from './words.ts'

/** What owners of a home were promised for a quarter, and the shortfall; in minor units. */
type Guarantee = {
  homeId: number
  home: string
  currency: string
  promised: number
  earned: number
  added: number
  owners: { accountId: number; amount: number }[]
}

const earnedBy = async (
  ctx: ReadCtx,
  { homeId, currency, owners }: { homeId: number; currency: string; owners: readonly number[] },
  period: { from: PlainDate; to: PlainDate },
): Promise<number> => {
  let earned = 0
  for (const ownerId of owners)
    earned += earnedAtHome(await ownerMovesByHome(ctx, ownerId, period), { homeId, currency, from: period.from })
  return earned
}

/**
 * The guarantees for a quarter under the agreements in force on its last day. A guarantee that started during the
 * quarter doesn't cover it, and what is already recorded is not added again.
 */
export const guaranteesOf = async (ctx: ReadCtx, quarter: Quarter): Promise<Guarantee[]> => {
  const period = datesOf(quarter)
  const ids = await homeIds(ctx)
  const [atEnd, atStart] = [await contractsOn(ctx, ids, period.to), await contractsOn(ctx, ids, period.from)]
  const promised = ids.filter((id) => [atStart, atEnd].every((on) => (on.get(id)?.details?.guarantee ?? 0) > 0))
  const done = await db(ctx)
    .selectFrom('statements.guarantee')
    .select('home_id')
    .where('year', '=', quarter.year)
    .where('quarter', '=', quarter.quarter)
    .execute()
  const found: Guarantee[] = []
  for (const home of await homesInBrief(ctx, promised)) {
    if (done.some((row) => row.home_id === home.id)) continue
    const shares = await sharesOf(ctx, home.id, period.to)
    const owners = shares.map(({ accountId }) => accountId)
    const guarantee = atEnd.get(home.id)?.details?.guarantee ?? 0
    const earned = await earnedBy(ctx, { homeId: home.id, currency: home.currency, owners }, period)
    const added = owners.length === 0 ? 0 : shortOfGuarantee(guarantee, earned)
    const parts = splitByWeight(
      added,
      shares.map(({ basisPoints }) => basisPoints),
    )
    found.push({
      homeId: home.id,
      home: home.name,
      currency: home.currency,
      promised: guarantee,
      earned,
      added,
      owners: owners.map((accountId, at) => ({ accountId, amount: parts[at] ?? 0 })),
    })
  }
  return found
}

/**
 * Adds the owners' shortfall against the company's promise for the quarter, dated on its last day.
 * @throws Problem 409 operator_short
 */
export const addGuarantees = async (ctx: WriteCtx, quarter: Quarter): Promise<void> => {
  for (const { homeId, currency, promised, earned, added, owners } of await guaranteesOf(ctx, quarter)) {
    await db(ctx)
      .insertInto('statements.guarantee')
      .values({
        home_id: homeId,
        ...quarter,
        currency,
        promised_minor: promised,
        earned_minor: earned,
        added_minor: added,
        at: ctx.now,
      })
      .execute()
    if (added === 0) continue
    const document = said('entry.guarantee', { quarter: String(quarter.quarter), year: String(quarter.year) })
    await post(ctx, {
      purpose: 'adjustment',
      source: `guarantee:${homeId}:${quarter.year}-${quarter.quarter}`,
      document,
      currency,
      homeId,
      on: datesOf(quarter).to,
      lines: [
        ...owners
          .filter(({ amount }) => amount > 0)
          .map(({ accountId, amount }) => credit('payable:owner', amount, { ownerId: accountId, why: document })),
        debit('payable:operator', added),
        credit('receivable:trust', added),
        debit('expense:operator', added),
      ],
    })
    await lockSubledger(ctx, 'trust', currency)
    if ((await operatorLacks(ctx, currency)) > 0) throw new Problem(409, 'operator_short', problems.operatorShort)
  }
}
