import { daysBetween, type PlainDate, type Stay } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import type { BlockKind, Hold } from './engine/holds.ts'
import { longestStay } from './engine/restrictions.ts'
import { nightsChanged } from './events.ts'
import { hasLapsed } from './expire-holds.ts'
import { holdById, holdsOf } from './queries.ts'
import { reserve } from './reserve-nights.ts'
import { todayOf } from './stay-calendars.ts'
import { db } from './tables.ts'

/** `null` removes an expiry; an omitted field stays unchanged. */
export type HoldChange = {
  kind?: 'checkout' | 'requested' | 'booked'
  expiresAt?: Date | null
  /** A payment is in progress: the hold does not expire before this instant. */
  payingUntil?: Date | null
  bookingId?: number
  label?: string
  who?: string
  why?: string
}

const present = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** Holds derived from this one end when it does. */
const followExpiry = (ctx: WriteCtx, holdId: number, change: HoldChange) =>
  db(ctx)
    .updateTable('availability.hold')
    .set(present({ expires_at: change.expiresAt, paying_until: change.payingUntil }))
    .where('source_id', '=', holdId)
    .where('blocking', '=', true)
    .execute()

/**
 * Changes a hold: a checkout into a booking, an expiry to a later one. The expiry is checked at this moment, so an
 * expired hold can't be confirmed, even if no one has taken its nights yet (R3, R4).
 * @returns false if the hold has expired or was released
 */
export async function changeHold(ctx: WriteCtx, holdId: number, change: HoldChange): Promise<boolean> {
  const changed = await db(ctx)
    .updateTable('availability.hold')
    .set(
      present({
        kind: change.kind,
        expires_at: change.expiresAt,
        paying_until: change.payingUntil,
        booking_id: change.bookingId,
        label: change.label,
        who: change.who,
        why: change.why,
      }),
    )
    .where('id', '=', holdId)
    .where('blocking', '=', true)
    .where('source_id', 'is', null)
    .where((hold) => hold.or([hold('expires_at', 'is', null), hold.not(hasLapsed(ctx)(hold))]))
    .returning(['home_id', 'linked'])
    .executeTakeFirst()
  if (!changed) return false
  const endMoves = change.expiresAt !== undefined || change.payingUntil !== undefined
  if (changed.linked && endMoves) await followExpiry(ctx, holdId, change)
  await announce(ctx, nightsChanged({ homeId: changed.home_id }))
  return true
}

/** Releases the nights, including those of linked homes. @returns false if the hold no longer existed */
export async function releaseHold(ctx: WriteCtx, holdId: number): Promise<boolean> {
  const released = await db(ctx)
    .updateTable('availability.hold')
    .set({ blocking: false, released_at: ctx.now, released_why: 'released' })
    .where((hold) => hold.or([hold('id', '=', holdId), hold('source_id', '=', holdId)]))
    .where('released_at', 'is', null)
    .returning('home_id')
    .execute()
  for (const homeId of new Set(released.map((row) => row.home_id))) await announce(ctx, nightsChanged({ homeId }))
  return released.length > 0
}

export type NewBlock = { from: PlainDate; to: PlainDate; kind: BlockKind; reason: string; who: string }

const sharedDates = (holds: readonly Hold[], stay: Stay): Stay[] =>
  holds
    .filter((hold) => hold.kind !== 'opened' && hold.arrive < stay.depart && stay.arrive < hold.readyOn)
    .map((hold) => ({ arrive: hold.arrive, depart: hold.readyOn }))

/**
 * Blocks nights: for an owner stay, a repair, or simply closed.
 * @throws Problem 409 `nights_taken`, 422 `in_the_past`, 422 `range_too_long`, 404
 */
export async function blockNights(ctx: WriteCtx, homeId: number, block: NewBlock): Promise<Hold> {
  const stay = { arrive: block.from, depart: block.to }
  const today = todayOf(await homeById(ctx, homeId), ctx.now)
  if (block.from < today) throw new Problem(422, 'in_the_past', `Nights before ${today} are in the past.`, { today })
  if (daysBetween(block.from, block.to) > longestStay)
    throw new Problem(422, 'range_too_long', `Block at most ${longestStay} nights at once.`, { max: longestStay })
  const made = await reserve(ctx, {
    homeId,
    stay,
    kind: 'blocked',
    blockKind: block.kind,
    label: block.reason,
    who: block.who,
    why: block.reason,
  })
  const hold = made && (await holdById(ctx, made.holdId))
  if (hold) return hold
  const taken = sharedDates(await holdsOf(ctx, [homeId], block.from, block.to), stay)
  throw new Problem(409, 'nights_taken', 'Some of these nights aren’t available.', { taken })
}

/**
 * Releases blocked nights.
 * @throws Problem 404 if this home has no such block, or if it follows a linked home's hold
 */
export async function unblockNights(ctx: WriteCtx, homeId: number, holdId: number): Promise<Stay> {
  const hold = await holdById(ctx, holdId)
  if (hold?.homeId !== homeId || hold.kind !== 'blocked' || hold.sourceId !== null) throw notFound('This block')
  await releaseHold(ctx, holdId)
  return { arrive: hold.arrive, depart: hold.depart }
}
