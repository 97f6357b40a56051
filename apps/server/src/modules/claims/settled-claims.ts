import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { entriesOf } from '#modules/ledger'
import { itemsOf } from './claims.ts'
import { type ClaimRow, db } from './tables.ts'

/** A claim that ended with an amount, in minor units. */
export type SettledClaim = {
  id: number
  bookingId: number
  endedAt: Date
  things: { what: string; amount: number }[]
  settled: number
  /** The part the guest owes; a waiver paid the rest. */
  owed: number
}

/** The part of a booking's damage that became the guest's debt, by the document behind it. */
const owedBySource = async (ctx: ReadCtx, bookingId: number): Promise<Map<string, number>> =>
  new Map(
    (await entriesOf(ctx, { bookingId, purposes: ['damage'] })).map(({ source, lines }) => [
      source,
      lines.filter(({ account }) => account === 'receivable:guest').reduce((sum, { signed }) => sum + signed, 0),
    ]),
  )

const settledRows = (ctx: ReadCtx, bookingIds: readonly number[]): Promise<ClaimRow[]> =>
  db(ctx)
    .selectFrom('claims.claim')
    .selectAll()
    .where('state', '=', 'settled')
    .where('booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .orderBy('id')
    .execute()

/** The settled claims of some stays, in the order they were raised. */
export const settledClaims = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<SettledClaim[]> => {
  const rows = await settledRows(ctx, bookingIds)
  const items = await itemsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const owed = new Map<number, Map<string, number>>()
  for (const id of new Set(rows.map((row) => row.booking_id))) owed.set(id, await owedBySource(ctx, id))
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    endedAt: row.ended_at ?? row.raised_at,
    things: items
      .filter(({ claim_id }) => claim_id === row.id)
      .map(({ what, amount_minor }) => ({ what, amount: amount_minor })),
    settled: row.settled_minor ?? 0,
    owed: owed.get(row.booking_id)?.get(`claim:${row.id}`) ?? 0,
  }))
}
