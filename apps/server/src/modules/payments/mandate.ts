import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { MethodKind } from './gateway.ts'
import type { Intent } from './intent.ts'
import { db } from './tables.ts'

/** The guest's leave to charge a card or a bank account for what falls due later (R34): the one that he gave last. */
export const mandateOf = (ctx: ReadCtx, bookingId: number) =>
  db(ctx)
    .selectFrom('payments.mandate')
    .select(['card', 'kind'])
    .where('booking_id', '=', bookingId)
    .orderBy('given_at', 'desc')
    .orderBy('intent_id', 'desc')
    .executeTakeFirst()

/** The card that a booking was paid with; a bank account can hold nothing (R31). */
export const paidCard = async (ctx: ReadCtx, bookingId: number): Promise<string | undefined> => {
  const row = await db(ctx)
    .selectFrom('payments.mandate')
    .select('card')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'card')
    .executeTakeFirst()
  return row?.card
}

type Given = { card: string; method: string; authenticated: boolean }

/** Keeps what paid for charging it again; one of each kind, the newest. */
export const keepMandate = async (ctx: WriteCtx, intent: Intent, { card, method, authenticated }: Given) => {
  const given = { card, method, authenticated, account_id: intent.accountId, intent_id: intent.id, given_at: ctx.now }
  const kind: MethodKind = intent.kind
  await db(ctx)
    .insertInto('payments.mandate')
    .values({ booking_id: intent.bookingId, home_id: intent.homeId, kind, ...given })
    .onConflict((conflict) => conflict.columns(['booking_id', 'kind']).doUpdateSet(given))
    .execute()
}
