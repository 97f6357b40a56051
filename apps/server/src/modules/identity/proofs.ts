import { type BodyOf, dateIn, type Identity, mostIdentityTries, type sendIdentity } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { problems } from './messages.ts'
import { ageOn, isLikely, mayShow, mustVerify } from './rules.ts'
import { db, type Proof } from './tables.ts'

export type { Proof } from './tables.ts'

type Person = Pick<BodyOf<typeof sendIdentity>, 'legalName' | 'birthDate'>

/** What a guest submits; the picture is a WebP without any camera data. */
export type SubmittedId = Person & { picture: Buffer }

/** Sealed for this stay and this purpose: it can't be unsealed anywhere else. */
const placeOf = (bookingId: number, what: 'person' | 'picture'): string => `identity:${bookingId}:${what}`

export const proofOf = (ctx: ReadCtx, bookingId: number): Promise<Proof | undefined> =>
  db(ctx).selectFrom('identity.proof').selectAll().where('booking_id', '=', bookingId).executeTakeFirst()

const asksFor = async (ctx: ReadCtx, booking: Booking): Promise<boolean> => {
  const { asksIdentitySince: since } = await homeById(ctx, booking.homeId)
  return mustVerify({ since }, booking)
}

/** The guest's ID verification state for a stay; null if the home doesn't require it. */
export const identityOf = async (ctx: ReadCtx, booking: Booking): Promise<Identity | null> => {
  if (!(await asksFor(ctx, booking))) return null
  const proof = await proofOf(ctx, booking.id)
  const state = proof?.state ?? 'open'
  return {
    state,
    reason: proof?.reason ?? '',
    sentAt: proof?.sent_at?.toISOString() ?? null,
    open: mayShow(booking, state, ctx.now),
  }
}

/** Records that a stay requires ID. @returns false if it doesn't, or was already recorded */
export const ask = async (ctx: WriteCtx, booking: Booking): Promise<boolean> => {
  if (!(await asksFor(ctx, booking))) return false
  const { numInsertedOrUpdatedRows } = await db(ctx)
    .insertInto('identity.proof')
    .values({ booking_id: booking.id, home_id: booking.homeId, guest_id: booking.guestId, asked_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

const locked = (ctx: WriteCtx, bookingId: number): Promise<Proof> =>
  db(ctx)
    .selectFrom('identity.proof')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/**
 * Stores the submitted ID, sealed, replacing an earlier one.
 * @throws Problem 409 `not_allowed_now`, 422 `birth_date_unlikely`, `too_young`, 429 `too_many_tries`
 */
export const saveProof = async (
  ctx: WriteCtx,
  seal: Seal,
  booking: Booking,
  { legalName, birthDate, picture }: SubmittedId,
): Promise<void> => {
  if (!(await asksFor(ctx, booking))) throw new Problem(409, 'not_allowed_now', problems.notNow)
  await ask(ctx, booking)
  const { state, tries } = await locked(ctx, booking.id)
  if (!mayShow(booking, state, ctx.now)) throw new Problem(409, 'not_allowed_now', problems.notNow)
  if (tries >= mostIdentityTries) throw new Problem(429, 'too_many_tries', problems.tries)
  const { timeZone } = await homeById(ctx, booking.homeId)
  if (!isLikely(birthDate, dateIn(timeZone, ctx.now)))
    throw new Problem(422, 'birth_date_unlikely', problems.unlikely, undefined, { required: ['birthDate'] })
  if (booking.minGuestAge > 0 && ageOn(birthDate, booking.arrive) < booking.minGuestAge)
    throw new Problem(422, 'too_young', problems.tooYoung(booking.minGuestAge), { age: booking.minGuestAge })
  await db(ctx)
    .updateTable('identity.proof')
    .set({
      state: 'sent',
      person: seal.close(JSON.stringify({ legalName, birthDate }), placeOf(booking.id, 'person')),
      picture: seal.close(picture.toString('base64'), placeOf(booking.id, 'picture')),
      tries: tries + 1,
      reason: '',
      sent_at: ctx.now,
      decided_at: null,
      decided_by: null,
    })
    .where('booking_id', '=', booking.id)
    .execute()
}

/** The submitted ID, unsealed; undefined if nothing is stored. */
export const shownIn = (
  seal: Seal,
  { booking_id: id, person, picture }: Proof,
): (Person & { picture: string }) | undefined => {
  if (person === null || picture === null) return undefined
  const said = JSON.parse(seal.open(person, placeOf(id, 'person'))) as Person
  return { ...said, picture: `data:image/webp;base64,${seal.open(picture, placeOf(id, 'picture'))}` }
}

/** @throws Problem 409 `not_allowed_now` when the reviewed ID is not the one that is waiting */
export const decide = async (
  ctx: WriteCtx,
  bookingId: number,
  { tries, accept, reason, by }: { tries: number; accept: boolean; reason: string; by: number },
): Promise<Proof> => {
  const proof = await db(ctx)
    .updateTable('identity.proof')
    .set({
      state: accept ? 'accepted' : 'refused',
      reason: accept ? '' : reason,
      decided_at: ctx.now,
      decided_by: by,
    })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'sent')
    .where('tries', '=', tries)
    .where('erased_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!proof) throw new Problem(409, 'not_allowed_now', problems.decided)
  return proof
}

const most = 200

/** IDs that wait for review, longest-waiting first; then the latest decisions. */
export const staffProofs = async (ctx: ReadCtx): Promise<Proof[]> => {
  const all = db(ctx).selectFrom('identity.proof').selectAll()
  const waiting = await all.where('state', '=', 'sent').orderBy('sent_at').limit(most).execute()
  const decided = all.where('decided_at', 'is not', null).orderBy('decided_at', 'desc').limit(50)
  return [...waiting, ...(await decided.execute())]
}

/** IDs that wait for review, longest-waiting first. */
export const proofsToCheck = (ctx: ReadCtx, limit: number): Promise<Proof[]> =>
  db(ctx).selectFrom('identity.proof').selectAll().where('state', '=', 'sent').orderBy('sent_at').limit(limit).execute()

/** The ID verification state of each stay's guest; stays whose home doesn't require it are left out. */
export const identityStates = async (
  ctx: ReadCtx,
  stays: readonly { booking: Booking; asksIdentitySince: Date | null }[],
): Promise<Map<number, Identity['state']>> => {
  const requested = stays.filter(({ booking, asksIdentitySince }) => mustVerify({ since: asksIdentitySince }, booking))
  const ids = requested.map(({ booking }) => booking.id)
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('identity.proof')
    .select(['booking_id', 'state'])
    .where('booking_id', 'in', ids)
    .execute()
  const shown = new Map(rows.map(({ booking_id, state }) => [booking_id, state]))
  return new Map(ids.map((id) => [id, shown.get(id) ?? 'open']))
}

export const proofsBy = (ctx: ReadCtx, guestId: number): Promise<Proof[]> =>
  db(ctx).selectFrom('identity.proof').selectAll().where('guest_id', '=', guestId).orderBy('booking_id').execute()

/** Stored IDs, without their content. */
export const storedProofs = (ctx: ReadCtx) =>
  db(ctx).selectFrom('identity.proof').select('booking_id').where('person', 'is not', null).execute()

export const erase = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  await db(ctx)
    .updateTable('identity.proof')
    .set({ person: null, picture: null, erased_at: ctx.now })
    .where('booking_id', '=', bookingId)
    .where('person', 'is not', null)
    .execute()
}

/** Stays whose guests submitted no acceptable ID and weren't reminded. */
export const unreminded = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('identity.proof')
    .select('booking_id')
    .where('state', 'in', ['open', 'refused'])
    .where('reminded_at', 'is', null)
    .execute()

export const noteReminded = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  await db(ctx)
    .updateTable('identity.proof')
    .set({ reminded_at: ctx.now })
    .where('booking_id', '=', bookingId)
    .execute()
}

/** How many stored IDs can't be unsealed with this installation's keys. */
export const unreadableProofs = async (ctx: ReadCtx, seal: Seal): Promise<number> => {
  const rows = await db(ctx).selectFrom('identity.proof').selectAll().where('person', 'is not', null).execute()
  return rows.filter((proof) => {
    try {
      shownIn(seal, proof)
      return false
    } catch {
      return true
    }
  }).length
}
