import type { Money } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { type CardHoldState, db, type PaymentsTables } from './tables.ts'

/** A hold on a guest's card: money set aside and not captured (R31). */
export type CardHold = {
  id: number
  gatewayKey: string
  bookingId: number
  homeId: number
  accountId: number
  amount: Money
  /** A token fresh from the page, or a stored card. */
  source: { token: string } | { card: string }
  state: CardHoldState
  method: string
  /** The card once it is held, so that it can be used again. */
  card: string | null
  /** When the bank releases it. */
  captureBefore: Date | null
  /** Captured amount in minor units. */
  captured: number | null
  failure: string | null
  createdAt: Date
  heldAt: Date | null
  endedAt: Date | null
}

type Row = Omit<PaymentsTables['payments.card_hold'], 'id' | 'state' | 'method'> & {
  id: number
  state: CardHoldState
  method: string
}

export const cardHoldOf = (row: Row): CardHold => ({
  id: row.id,
  gatewayKey: row.gateway_key,
  bookingId: row.booking_id,
  homeId: row.home_id,
  accountId: row.account_id,
  amount: { amount: row.amount_minor, currency: row.currency },
  source: row.token === null ? { card: row.card ?? '' } : { token: row.token },
  state: row.state,
  method: row.method,
  card: row.card,
  captureBefore: row.capture_before,
  captured: row.captured_minor,
  failure: row.failure,
  createdAt: row.created_at,
  heldAt: row.held_at,
  endedAt: row.ended_at,
})

const all = (ctx: ReadCtx) => db(ctx).selectFrom('payments.card_hold').selectAll()

export const cardHoldById = async (ctx: ReadCtx, id: number): Promise<CardHold | undefined> => {
  const row = await all(ctx).where('id', '=', id).executeTakeFirst()
  return row && cardHoldOf(row)
}

/** Holds of some bookings, in the order they were requested. */
export const cardHoldsOf = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<CardHold[]> => {
  const rows = await all(ctx)
    .where('booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .orderBy('id')
    .execute()
  return rows.map(cardHoldOf)
}

/** Whether it can be captured or released: the bank's expiry is compared, never assumed. */
export const isHeldAt = ({ state, captureBefore }: Pick<CardHold, 'state' | 'captureBefore'>, now: Date): boolean =>
  state === 'held' && captureBefore !== null && captureBefore > now

/** Bookings with a hold that is requested or held, including expired ones. */
export const bookingsWithCardHolds = async (ctx: ReadCtx): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.card_hold')
    .select('booking_id')
    .distinct()
    .where('state', 'in', ['recorded', 'held'])
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

/** Holds that were requested, or should be released, without an outcome since before an instant. */
export const openCardHolds = async (ctx: ReadCtx, before: Date, limit = 100): Promise<CardHold[]> => {
  const rows = await all(ctx)
    .where('state', 'in', ['recorded', 'releasing'])
    .where(({ fn }) => fn.coalesce('ended_at', 'created_at'), '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(cardHoldOf)
}
