import { type CommissionHold, type PlainDate, shareOf, withholdingRates } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { openOf, recoveriesFor } from './engine/machine.ts'
import { holdsOf, type PayeeHolds, payeeHolds } from './holds.ts'
import { debtOf, positionOf } from './store.ts'
import { type CommissionRow, db } from './tables.ts'

export type Due = PayeeHolds & {
  partnerId: number
  currency: string
  rows: CommissionRow[]
  recoveries: { id: number; amount: number }[]
  gross: number
  recovered: number
  /** Amount withheld if paid now. */
  withheld: number
  dueOn: PlainDate | null
  /** Holds on commissions that are left out. */
  held: CommissionHold[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export const debtsOf = async (ctx: ReadCtx, partnerId: number, currency: string) =>
  (
    await db(ctx)
      .selectFrom('commissions.commission')
      .selectAll()
      .where('partner_id', '=', partnerId)
      .where('currency', '=', currency)
      .where(({ eb, ref }) => eb('settled_minor', '>', sql<number>`${ref('amount_minor')} + ${ref('forgiven_minor')}`))
      .orderBy('id')
      .execute()
  ).map((row) => ({ id: row.id, owedBack: debtOf(row) }))

const dueOf = async (ctx: ReadCtx, partnerId: number, currency: string, approved: CommissionRow[]): Promise<Due> => {
  const payee = await payeeHolds(ctx, partnerId)
  const held = await holdsOf(ctx, approved)
  const rows = approved.filter(({ id }) => held.get(id)?.length === 0)
  const gross = sum(rows.map((row) => openOf(positionOf(row))))
  const recoveries = recoveriesFor(gross, await debtsOf(ctx, partnerId, currency))
  const recovered = sum(recoveries.map(({ amount }) => amount))
  const [dueOn = null] = rows.flatMap(({ due_on }) => due_on ?? []).sort()
  return {
    ...payee,
    partnerId,
    currency,
    rows,
    recoveries,
    gross,
    recovered,
    withheld: shareOf(gross - recovered, withholdingRates[payee.withholding]),
    dueOn,
    held: [...new Set([...held.values()].flat())],
  }
}

/** Partners with approved commissions, by currency; only one partner if given. */
export const partnersDue = async (ctx: ReadCtx, only?: { partnerId: number; currency: string }): Promise<Due[]> => {
  let query = db(ctx)
    .selectFrom('commissions.commission')
    .selectAll()
    .where('state', '=', 'approved')
    .whereRef('posted_minor', '>', 'settled_minor')
  if (only) query = query.where('partner_id', '=', only.partnerId).where('currency', '=', only.currency)
  const rows = await query.orderBy('id').execute()
  const due: Due[] = []
  for (const own of Map.groupBy(rows, ({ partner_id, currency }) => `${partner_id} ${currency}`).values()) {
    const [first] = own
    if (first) due.push(await dueOf(ctx, first.partner_id, first.currency, own))
  }
  return due.sort((a, b) => b.gross - a.gross || a.partnerId - b.partnerId)
}
