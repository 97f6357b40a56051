import {
  addDays,
  answerableClaimStates,
  type BodyOf,
  claimDays,
  endedClaimStates,
  instantAt,
  mostClaimed,
  type PlainDate,
  type raiseClaim,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { requireUpTo } from '#kernel/amount-limit'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { holdsOf } from '#modules/availability'
import type { Booking } from '#modules/bookings'
import { assertSentBy, uploadsByIds } from '#modules/media'
import { aboutClaim, claimRaised } from './events.ts'
import { problems } from './messages.ts'
import { answerBy, type ClaimWindow, claimWindow, timingOf } from './rules.ts'
import { type ClaimRow, db, type ItemRow, type Raiser, type WordRow } from './tables.ts'

export type { ClaimRow, Raiser } from './tables.ts'

const most = 200

const all = (ctx: ReadCtx) => db(ctx).selectFrom('claims.claim').selectAll()

/** @throws Problem 404 */
export const claimById = async (ctx: ReadCtx, id: number): Promise<ClaimRow> => {
  const row = await all(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This claim')
  return row
}

/** Locks the claim, so that only this transaction can move it. @throws Problem 404 */
export const lockClaim = async (ctx: WriteCtx, id: number): Promise<ClaimRow> => {
  const row = await all(ctx).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('This claim')
  return row
}

export const claimsOfBooking = (ctx: ReadCtx, bookingId: number): Promise<ClaimRow[]> =>
  all(ctx).where('booking_id', '=', bookingId).orderBy('id', 'desc').execute()

export const claimsAgainst = (ctx: ReadCtx, guestId: number): Promise<ClaimRow[]> =>
  all(ctx).where('guest_id', '=', guestId).orderBy('id').execute()

/** Claims this guest has to answer at `ctx.now`, most urgent first (R74). */
export const claimsToAnswer = (ctx: ReadCtx, guestId: number): Promise<ClaimRow[]> =>
  all(ctx)
    .where('guest_id', '=', guestId)
    .where('state', '=', 'open')
    .where('answer_by', '>', ctx.now)
    .orderBy('answer_by')
    .execute()

/** Claims on stays in these homes, latest first. */
export const claimsOfHomes = (ctx: ReadCtx, homeIds: readonly number[]): Promise<ClaimRow[]> =>
  all(ctx)
    .where('home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** Which of these stays have an open claim. */
export const bookingsWithOpenClaims = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<Set<number>> => {
  const rows = await db(ctx)
    .selectFrom('claims.claim')
    .select('booking_id')
    .where('booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .where('ended_at', 'is', null)
    .execute()
  return new Set(rows.map(({ booking_id }) => booking_id))
}

/** Claims for the team to decide first, then open ones, then the most recently ended. */
export const staffClaims = (ctx: ReadCtx): Promise<ClaimRow[]> =>
  all(ctx)
    .orderBy(
      sql`case when state in (${sql.join(endedClaimStates)}) then 2
        when state = 'escalated' or answer_by <= ${ctx.now} then 0 else 1 end`,
    )
    .orderBy(sql`case when ended_at is null then answer_by end`)
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .limit(most)
    .execute()

/** Claims for the team to decide, longest waiting first. */
export const claimsToDecide = (ctx: ReadCtx, limit: number): Promise<ClaimRow[]> =>
  all(ctx).where('state', '=', 'escalated').orderBy('answer_by').orderBy('id').limit(limit).execute()

/** Claims whose time to answer is over, longest waiting first. */
export const overdueClaims = async (ctx: ReadCtx): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('claims.claim')
    .select('id')
    .where('state', 'in', answerableClaimStates)
    .where('answer_by', '<=', ctx.now)
    .orderBy('answer_by')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export const itemsOf = async (ctx: ReadCtx, claimIds: readonly number[]): Promise<ItemRow[]> =>
  claimIds.length === 0
    ? []
    : db(ctx)
        .selectFrom('claims.item')
        .selectAll()
        .where('claim_id', '=', sql<number>`any(${[...claimIds]}::bigint[])`)
        .orderBy('claim_id')
        .orderBy('ordinal')
        .execute()

export const wordsOf = (ctx: ReadCtx, claimIds: readonly number[]): Promise<WordRow[]> =>
  db(ctx)
    .selectFrom('claims.word')
    .selectAll()
    .where('claim_id', '=', sql<number>`any(${[...claimIds]}::bigint[])`)
    .orderBy('id')
    .execute()

/** Guests arrive through our bookings and other sites'. */
const guestsCome = new Set(['booked', 'externalblock'])

/** The next guest's arrival day after each stay, within the maximum claim window, by booking id. */
const nextArrivals = async (ctx: ReadCtx, bookings: readonly Booking[]): Promise<Map<number, PlainDate>> => {
  const departures = bookings.map(({ depart }) => depart).sort()
  const [first, last] = [departures[0], departures.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  const homeIds = [...new Set(bookings.map(({ homeId }) => homeId))]
  const holds = await holdsOf(ctx, homeIds, first, addDays(last, claimDays + 1))
  const arrivals = Map.groupBy(
    holds.filter(({ kind }) => guestsCome.has(kind)),
    ({ homeId }) => homeId,
  )
  return new Map(
    bookings.flatMap(({ id, homeId, depart }) => {
      const next = arrivals.get(homeId)?.find(({ arrive }) => arrive >= depart)?.arrive
      return next !== undefined && next <= addDays(depart, claimDays + 1) ? [[id, next] as const] : []
    }),
  )
}

/** The claim window of each stay (R74), by booking id; null if nothing may be claimed. */
export const windowsOf = async (
  ctx: ReadCtx,
  bookings: readonly Booking[],
): Promise<Map<number, ClaimWindow | null>> => {
  const arrivals = await nextArrivals(ctx, bookings)
  return new Map(
    bookings.map(({ id, status, checkOutAt, depart, quote }) => {
      const { timeZone, checkInTime } = quote.document.place
      const next = arrivals.get(id)
      const nextCheckInAt = next === undefined ? null : instantAt(timeZone, next, checkInTime)
      return [id, claimWindow({ status, checkOutAt, depart, timeZone, nextCheckInAt })]
    }),
  )
}

/** The claim window of a stay (R74); null if nothing may be claimed. */
export const windowOf = async (ctx: ReadCtx, booking: Booking): Promise<ClaimWindow | null> =>
  (await windowsOf(ctx, [booking])).get(booking.id) ?? null

const refusals = {
  early: new Problem(409, 'claim_too_early', problems.early),
  late: new Problem(409, 'claim_too_late', problems.late),
  never: new Problem(409, 'not_allowed_now', problems.never),
}

export type ClaimMessage = Partial<Pick<WordRow, 'author_id' | 'amount_minor' | 'text'>> & {
  side: WordRow['side']
  what: WordRow['what']
  uploads?: readonly number[]
}

export const say = async (ctx: WriteCtx, claimId: number, { uploads = [], ...word }: ClaimMessage): Promise<void> => {
  await db(ctx)
    .insertInto('claims.word')
    .values({
      author_id: null,
      amount_minor: null,
      text: '',
      ...word,
      claim_id: claimId,
      uploads: [...uploads],
      at: ctx.now,
    })
    .execute()
}

type Request = BodyOf<typeof raiseClaim>

/** @throws Problem 422 photos_too_late: the next guests could have caused what a photo shows */
const assertTakenBefore = async (ctx: WriteCtx, photos: readonly number[], photosBy: Date | null): Promise<void> => {
  if (!photosBy) return
  const late = [...(await uploadsByIds(ctx, photos)).values()].some(({ uploadedAt }) => uploadedAt >= photosBy)
  if (late) throw new Problem(422, 'photos_too_late', problems.photosLate, { photosBy: photosBy.toISOString() })
}

/** @throws Problem 409 claim_too_early, claim_too_late, not_allowed_now; 422 file_unknown, photos_too_late */
export const insertClaim = async (
  ctx: WriteCtx,
  booking: Booking,
  { items, text }: Request,
  { by, as }: { by: number; as: Raiser },
): Promise<ClaimRow> => {
  const window = await windowOf(ctx, booking)
  const timing = timingOf(window, booking.status, ctx.now)
  if (timing !== 'open') throw refusals[timing]
  await assertSentBy(
    ctx,
    by,
    items.flatMap(({ pairs }) => pairs.flatMap(({ before, after }) => (before === null ? [after] : [before, after]))),
    'photos',
  )
  const damage = items.flatMap(({ pairs }) => pairs.map(({ after }) => after))
  await assertTakenBefore(ctx, damage, window?.photosBy ?? null)
  for (const { amount } of items) requireUpTo(mostClaimed, { amount, currency: booking.currency }, 'items')
  const claimed = items.reduce((sum, { amount }) => sum + amount, 0)
  const row = await db(ctx)
    .insertInto('claims.claim')
    .values({
      booking_id: booking.id,
      home_id: booking.homeId,
      guest_id: booking.guestId,
      raised_by: by,
      raised_as: as,
      raised_at: ctx.now,
      currency: booking.currency,
      claimed_minor: claimed,
      answer_by: answerBy(ctx.now),
      offered_minor: null,
      settled_minor: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db(ctx)
    .insertInto('claims.item')
    .values(
      items.map(({ what, amount, pairs }, index) => ({
        claim_id: row.id,
        ordinal: index + 1,
        what,
        amount_minor: amount,
        before_uploads: pairs.map(({ before }) => before ?? 0),
        after_uploads: pairs.map(({ after }) => after),
      })),
    )
    .execute()
  await say(ctx, row.id, { side: as, what: 'raised', author_id: by, amount_minor: claimed, text })
  await announce(ctx, claimRaised(aboutClaim(row)))
  return row
}
