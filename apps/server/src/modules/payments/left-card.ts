import { randomUUID } from 'node:crypto'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { cardHoldsOf } from './card-hold.ts'
import type { KeepAnswer } from './gateway.ts'
import { paidCard } from './mandate.ts'
import { db, type PaymentsTables } from './tables.ts'

/** A card that a guest leaves without paying by it (R31). */
export type LeftCard = {
  id: number
  gatewayKey: string
  bookingId: number
  token: string
  state: 'recorded' | 'kept' | 'refused'
  method: string
  failure: string | null
}

type Row = Omit<PaymentsTables['payments.left_card'], 'id' | 'state' | 'method'> &
  Pick<LeftCard, 'id' | 'state' | 'method'>

const leftCardOf = (row: Row): LeftCard => ({
  id: row.id,
  gatewayKey: row.gateway_key,
  bookingId: row.booking_id,
  token: row.token,
  state: row.state,
  method: row.method,
  failure: row.failure,
})

const all = (ctx: ReadCtx) => db(ctx).selectFrom('payments.left_card').selectAll()

export const leftCardById = async (ctx: ReadCtx, id: number): Promise<LeftCard | undefined> => {
  const row = await all(ctx).where('id', '=', id).executeTakeFirst()
  return row && leftCardOf(row)
}

const keptCard = async (ctx: ReadCtx, bookingId: number): Promise<string | undefined> => {
  const row = await all(ctx)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'kept')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.card ?? undefined
}

/** The card that can hold something for a booking: the one that held last, was left for it, or paid. */
export const cardOnFile = async (ctx: ReadCtx, bookingId: number): Promise<string | undefined> => {
  const held = (await cardHoldsOf(ctx, [bookingId])).findLast(({ heldAt }) => heldAt !== null)?.card
  return held ?? (await keptCard(ctx, bookingId)) ?? (await paidCard(ctx, bookingId))
}

type NewLeftCard = { bookingId: number; accountId: number; token: string }

/** First phase: the card is written down to be kept. The same card given twice while it is asked about is one wish. */
export const recordLeftCard = async (
  ctx: WriteCtx,
  { bookingId, accountId, token }: NewLeftCard,
): Promise<LeftCard> => {
  await lockSubledger(ctx, 'booking', bookingId)
  const asked = await all(ctx)
    .where('booking_id', '=', bookingId)
    .where('token', '=', token)
    .where('state', '=', 'recorded')
    .executeTakeFirst()
  if (asked) return leftCardOf(asked)
  const row = await db(ctx)
    .insertInto('payments.left_card')
    .values({
      gateway_key: `card_${randomUUID()}`,
      booking_id: bookingId,
      account_id: accountId,
      token,
      card: null,
      failure: null,
      created_at: ctx.now,
      resolved_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return leftCardOf(row)
}

/** Third phase: what the gateway said, once. */
const recordKept = async (ctx: WriteCtx, { id, bookingId }: LeftCard, answer: KeepAnswer): Promise<void> => {
  await lockSubledger(ctx, 'booking', bookingId)
  const change =
    answer.kind === 'kept'
      ? { state: 'kept' as const, card: answer.card, method: answer.method }
      : { state: 'refused' as const, failure: answer.code, method: answer.method }
  await db(ctx)
    .updateTable('payments.left_card')
    .set({ ...change, resolved_at: ctx.now })
    .where('id', '=', id)
    .where('state', '=', 'recorded')
    .execute()
  if (answer.kind === 'kept') await announce(ctx, 'payment.card_left', { bookingId })
}

/** Second and third phase; may run any number of times, since the gateway keeps a card once per key. */
export const keepLeftCard = async (app: App, id: number): Promise<void> => {
  const left = await app.work.read((ctx) => leftCardById(ctx, id))
  if (left?.state !== 'recorded') return
  const answer = await app.adapters.gateway.keep({ key: left.gatewayKey, token: left.token })
  await app.work.write((ctx) => recordKept(ctx, left, answer))
}

/** Cards that were left with a process that is gone, before an instant. */
export const openLeftCards = async (ctx: ReadCtx, before: Date, limit = 100): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.left_card')
    .select('id')
    .where('state', '=', 'recorded')
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
