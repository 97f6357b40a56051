import { sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { MethodKind } from './gateway.ts'
import { chargedBy, type Intent } from './intent.ts'
import { db } from './tables.ts'

/** The guest's authorization to charge a card or a bank account for later payments (R34): the latest one they gave. */
export const mandateOf = (ctx: ReadCtx, bookingId: number) =>
  db(ctx)
    .selectFrom('payments.mandate')
    .select(['card', 'kind', 'method'])
    .where('booking_id', '=', bookingId)
    .orderBy('given_at', 'desc')
    .orderBy('intent_id', 'desc')
    .executeTakeFirst()

/** The cards that bookings were paid with; a bank account can't hold anything (R31). */
export const paidCards = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db(ctx)
    .selectFrom('payments.mandate')
    .select(['booking_id', 'card'])
    .where('booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .where('kind', '=', 'card')
    .execute()
  return new Map(rows.map(({ booking_id, card }) => [booking_id, card]))
}

export type PaidBy = { kind: MethodKind; method: string }

/** The cards and bank accounts a booking was paid with, as their bank prints them. */
export const methodsOfBooking = (ctx: ReadCtx, bookingId: number): Promise<PaidBy[]> =>
  db(ctx).selectFrom('payments.mandate').select(['kind', 'method']).where('booking_id', '=', bookingId).execute()

/** The cards and bank accounts a person paid any booking with. */
export const methodsOfPerson = (ctx: ReadCtx, accountId: number): Promise<PaidBy[]> =>
  db(ctx)
    .selectFrom('payments.mandate')
    .select(['kind', 'method'])
    .distinct()
    .where('account_id', '=', accountId)
    .execute()

type Given = { card: string; method: string; authenticated: boolean }
type By = Pick<Intent, 'bookingId' | 'homeId' | 'accountId'> & { kind: MethodKind; intentId: number | null }

/** One of each kind, the newest. */
const keep = async (ctx: WriteCtx, by: By, { card, method, authenticated }: Given) => {
  const given = { card, method, authenticated, account_id: by.accountId, intent_id: by.intentId, given_at: ctx.now }
  await db(ctx)
    .insertInto('payments.mandate')
    .values({ booking_id: by.bookingId, home_id: by.homeId, kind: by.kind, ...given })
    .onConflict((conflict) => conflict.columns(['booking_id', 'kind']).doUpdateSet(given))
    .execute()
}

/** Stores the payment method that paid, so that it can be charged again. */
export const saveMandate = (ctx: WriteCtx, intent: Intent, given: Given) =>
  keep(ctx, { ...intent, kind: chargedBy(intent), intentId: intent.id }, given)

/** The same for a card stored for later payments without paying with it. */
export const saveStoredMandate = async (
  ctx: WriteCtx,
  left: Pick<By, 'bookingId' | 'accountId'>,
  given: Given,
): Promise<void> => {
  const part = await db(ctx)
    .selectFrom('payments.installment')
    .select('home_id')
    .where('booking_id', '=', left.bookingId)
    .executeTakeFirstOrThrow()
  await keep(ctx, { ...left, homeId: part.home_id, kind: 'card', intentId: null }, given)
}
