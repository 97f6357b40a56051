import { randomUUID } from 'node:crypto'
import type { Money } from '@porchlight/contract'
import type { Updateable } from 'kysely'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { type CardHold, cardHoldById, cardHoldOf, cardHoldsOf } from './card-hold.ts'
import { cardHeld, holdRecorded, holdRefused, holdReleased, holdReleaseRecorded } from './events.ts'
import type { HoldAnswer } from './gateway.ts'
import { cardsOnFile } from './stored-card.ts'
import { db, type PaymentsTables } from './tables.ts'

export type NewCardHold = {
  bookingId: number
  homeId: number
  accountId: number
  amount: Money
  /** A new card of the guest's; by default, the one on file. */
  token?: string
}

type Change = Updateable<PaymentsTables['payments.card_hold']>

const change = async (ctx: WriteCtx, id: number, values: Change): Promise<CardHold> =>
  cardHoldOf(
    await db(ctx)
      .updateTable('payments.card_hold')
      .set(values)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

const about = ({ id, bookingId, homeId, accountId }: CardHold) => ({ holdId: id, bookingId, homeId, accountId })

/**
 * First phase of a hold: records the hold to be placed, and a job asks the gateway once this transaction has committed.
 * While one is requested, there is no second. Undefined if the booking has no usable card.
 */
export const recordCardHold = async (ctx: WriteCtx, request: NewCardHold): Promise<CardHold | undefined> => {
  await lockSubledger(ctx, 'booking', request.bookingId)
  const before = await cardHoldsOf(ctx, [request.bookingId])
  const requested = before.find(({ state }) => state === 'recorded')
  if (requested) return requested
  const card = request.token === undefined ? (await cardsOnFile(ctx, [request.bookingId])).get(request.bookingId) : null
  if (card === undefined) return undefined
  const row = await db(ctx)
    .insertInto('payments.card_hold')
    .values({
      gateway_key: `hold_${randomUUID()}`,
      booking_id: request.bookingId,
      home_id: request.homeId,
      account_id: request.accountId,
      currency: request.amount.currency,
      amount_minor: request.amount.amount,
      token: request.token ?? null,
      card,
      capture_before: null,
      captured_minor: null,
      failure: null,
      created_at: ctx.now,
      held_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const hold = cardHoldOf(row)
  await announce(ctx, holdRecorded(about(hold)))
  return hold
}

const locked = async (ctx: WriteCtx, id: number): Promise<CardHold> => {
  const found = await cardHoldById(ctx, id)
  if (!found) throw new Error(`there is no card hold ${id}`)
  await lockSubledger(ctx, 'booking', found.bookingId)
  return (await cardHoldById(ctx, id)) ?? found
}

/** Third phase: records the gateway's answer, once. A hold that should be released meanwhile stays that way. */
export const recordHoldOutcome = async (ctx: WriteCtx, id: number, answer: HoldAnswer): Promise<CardHold> => {
  const hold = await locked(ctx, id)
  if (hold.state !== 'recorded') return hold
  switch (answer.kind) {
    case 'held': {
      const { method, card, captureBefore } = answer
      await announce(ctx, cardHeld(about(hold)))
      return await change(ctx, id, { state: 'held', method, card, capture_before: captureBefore, held_at: ctx.now })
    }
    case 'refused':
      await announce(ctx, holdRefused({ ...about(hold), code: answer.code }))
      return await change(ctx, id, {
        state: 'refused',
        method: answer.method,
        failure: answer.code,
        ended_at: ctx.now,
      })
    case 'released':
      return await change(ctx, id, { state: 'released', ended_at: ctx.now })
    case 'captured':
      throw new Error(`the hold ${id} was captured before it was held`)
  }
}

/** Second and third phase; can run any number of times, since the gateway acts once per key. */
export const performCardHold = async (app: App, id: number): Promise<void> => {
  const hold = await app.work.read((ctx) => cardHoldById(ctx, id))
  if (hold?.state !== 'recorded') return
  const answer = await app.adapters.gateway.hold({
    key: hold.gatewayKey,
    amount: hold.amount,
    description: `Deposit of booking ${hold.bookingId}`,
    ...hold.source,
  })
  await app.work.write((ctx) => recordHoldOutcome(ctx, id, answer))
}

/** First phase of a release: from now on nothing is captured from it. A capture already in progress stays. */
export const recordRelease = async (ctx: WriteCtx, id: number): Promise<void> => {
  const hold = await locked(ctx, id)
  if (hold.state !== 'recorded' && hold.state !== 'held') return
  await change(ctx, id, { state: 'releasing', ended_at: ctx.now })
  await announce(ctx, holdReleaseRecorded(about(hold)))
}

const recordReleased = async (ctx: WriteCtx, id: number): Promise<void> => {
  const hold = await locked(ctx, id)
  if (hold.state !== 'releasing') return
  await change(ctx, id, { state: 'released', ended_at: ctx.now })
  await announce(ctx, holdReleased(about(hold)))
}

/** The remaining phases of a release; can run any number of times. */
export const performRelease = async (app: App, id: number): Promise<void> => {
  const hold = await app.work.read((ctx) => cardHoldById(ctx, id))
  if (hold?.state !== 'releasing') return
  const answer = await app.adapters.gateway.release(hold.gatewayKey)
  if (answer.kind === 'captured') throw new Error(`the hold ${id} should have been released and was captured`)
  await app.work.write((ctx) => recordReleased(ctx, id))
}
