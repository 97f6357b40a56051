import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { type CardHold, cardHoldsOf } from './card-hold.ts'
import { cardLeft } from './events.ts'
import type { SaveCardResult } from './gateway.ts'
import { paidCards, saveStoredMandate } from './mandate.ts'
import { db, type PaymentsTables } from './tables.ts'

/** A card a guest stores without paying with it: for the deposit (R31), or for later payments (R34). */
export type StoredCard = {
  id: number
  gatewayKey: string
  bookingId: number
  accountId: number
  token: string
  purpose: 'deposit' | 'later_payments'
  state: 'recorded' | 'needs_action' | 'kept' | 'refused'
  method: string
  /** The gateway's reference for it, and where its bank asks the guest, while it needs action. */
  reference: string | null
  challengeUrl: string | null
  failure: string | null
}

type Row = Omit<PaymentsTables['payments.left_card'], 'id' | 'state' | 'method'> &
  Pick<StoredCard, 'id' | 'state' | 'method'>

const leftCardOf = (row: Row): StoredCard => ({
  id: row.id,
  gatewayKey: row.gateway_key,
  bookingId: row.booking_id,
  accountId: row.account_id,
  token: row.token,
  purpose: row.purpose,
  state: row.state,
  method: row.method,
  reference: row.reference,
  challengeUrl: row.state === 'needs_action' ? row.challenge_url : null,
  failure: row.failure,
})

const all = (ctx: ReadCtx) => db(ctx).selectFrom('payments.left_card').selectAll()

export const storedCardById = async (ctx: ReadCtx, id: number): Promise<StoredCard | undefined> => {
  const row = await all(ctx).where('id', '=', id).executeTakeFirst()
  return row && leftCardOf(row)
}

const storedCards = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db(ctx)
    .selectFrom('payments.left_card')
    .select(['booking_id', 'card'])
    .where('booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .where('purpose', '=', 'deposit')
    .where('state', '=', 'kept')
    .orderBy('id')
    .execute()
  return new Map(rows.flatMap(({ booking_id, card }) => (card === null ? [] : [[booking_id, card] as const])))
}

/** The card that can be used for a hold for each booking: the one that last held, was stored for it, or paid. */
export const cardsOnFile = async (
  ctx: ReadCtx,
  bookingIds: readonly number[],
  holds?: readonly CardHold[],
): Promise<Map<number, string>> => {
  const held = (holds ?? (await cardHoldsOf(ctx, bookingIds))).filter(({ heldAt }) => heldAt !== null)
  return new Map([
    ...(await paidCards(ctx, bookingIds)),
    ...(await storedCards(ctx, bookingIds)),
    ...held.flatMap(({ bookingId, card }) => (card === null ? [] : [[bookingId, card] as const])),
  ])
}

type NewLeftCard = Pick<StoredCard, 'bookingId' | 'accountId' | 'token' | 'purpose'>

/** First phase: records the card to be stored. The same card submitted twice while it is processed is one request. */
export const recordStoredCard = async (
  ctx: WriteCtx,
  { bookingId, accountId, token, purpose }: NewLeftCard,
): Promise<StoredCard> => {
  await lockSubledger(ctx, 'booking', bookingId)
  const requested = await all(ctx)
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', purpose)
    .where('token', '=', token)
    .where('state', '=', 'recorded')
    .executeTakeFirst()
  if (requested) return leftCardOf(requested)
  const row = await db(ctx)
    .insertInto('payments.left_card')
    .values({
      gateway_key: `card_${randomUUID()}`,
      booking_id: bookingId,
      account_id: accountId,
      token,
      purpose,
      card: null,
      reference: null,
      challenge_url: null,
      failure: null,
      created_at: ctx.now,
      resolved_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return leftCardOf(row)
}

const changeOf = (answer: SaveCardResult, now: Date) => {
  switch (answer.kind) {
    case 'kept':
      return { state: 'kept' as const, card: answer.card, method: answer.method, resolved_at: now }
    case 'needs_action':
      return {
        state: 'needs_action' as const,
        method: answer.method,
        reference: answer.reference,
        challenge_url: answer.challengeUrl,
      }
    case 'refused':
      return { state: 'refused' as const, failure: answer.code, method: answer.method, resolved_at: now }
  }
}

/** Third phase: records the gateway's answer, once. A card for later payments is charged for them from then on. */
const recordStored = async (ctx: WriteCtx, left: StoredCard, answer: SaveCardResult): Promise<void> => {
  await lockSubledger(ctx, 'booking', left.bookingId)
  const { numUpdatedRows } = await db(ctx)
    .updateTable('payments.left_card')
    .set(changeOf(answer, ctx.now))
    .where('id', '=', left.id)
    .where('state', '=', left.state)
    .executeTakeFirst()
  if (numUpdatedRows === 0n || answer.kind !== 'kept') return
  if (left.purpose === 'deposit') return announce(ctx, cardLeft({ bookingId: left.bookingId }))
  await saveStoredMandate(ctx, left, { ...answer, authenticated: left.state === 'needs_action' })
}

/**
 * Where the bank of a card for later payments redirects to. No one who stores a card for a deposit is redirected to
 * their bank.
 */
const returnTo = ({ config }: App, { id, bookingId, purpose }: StoredCard) =>
  purpose === 'later_payments' && {
    returnTo: `${config.publicUrl}/book-payment?booking=${bookingId}&card&payment=${id}`,
  }

const answerOf = (app: App, left: StoredCard): Promise<SaveCardResult> => {
  const { gateway } = app.adapters
  return left.reference === null
    ? gateway.keep({ key: left.gatewayKey, token: left.token, ...returnTo(app, left) })
    : gateway.savedCard(left.reference)
}

/** Second and third phase; can run any number of times, since the gateway stores a card once per key. */
export const saveStoredCard = async (app: App, id: number): Promise<void> => {
  const left = await app.work.read((ctx) => storedCardById(ctx, id))
  if (left?.state !== 'recorded' && left?.state !== 'needs_action') return
  const answer = await answerOf(app, left)
  await app.work.write((ctx) => recordStored(ctx, left, answer))
}

/**
 * Asks once more about a card whose guest hasn't returned from their bank; unless they have approved, it is not stored.
 */
export const closeStoredCard = async (app: App, id: number): Promise<void> => {
  await saveStoredCard(app, id)
  const left = await app.work.read((ctx) => storedCardById(ctx, id))
  if (left?.state !== 'needs_action') return
  await app.work.write((ctx) =>
    recordStored(ctx, left, { kind: 'refused', method: left.method, code: 'authentication_required' }),
  )
}

/** Cards left by a process that is gone, and those whose guests haven't returned from their banks. */
export const openStoredCards = async (
  ctx: ReadCtx,
  before: { recorded: Date; needsAction: Date },
  limit = 100,
): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.left_card')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'recorded'), eb('created_at', '<=', before.recorded)]),
        and([eb('state', '=', 'needs_action'), eb('created_at', '<=', before.needsAction)]),
      ]),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
