import {
  type BookingOrder,
  type BookingStatus,
  endedStatuses,
  liveStatuses,
  openStatuses,
  type PlainDate,
  type StaySource,
  soldStatuses,
  unpaidStatuses,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Booking, bookingOf, type TimelineEntry } from './booking.ts'
import { sourceCondition } from './sources.ts'
import { db } from './tables.ts'

const all = (ctx: ReadCtx) => db(ctx).selectFrom('bookings.booking').selectAll()

/** @throws Problem 404 */
export const bookingById = async (ctx: ReadCtx, id: number): Promise<Booking> => {
  const row = await all(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This booking')
  return bookingOf(row)
}

export const bookingsByIds = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, Booking>> => {
  if (ids.length === 0) return new Map()
  const rows = await all(ctx)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, bookingOf(row)]))
}

/** The homes of some bookings, without reading the bookings in full. */
export const homesOfBookings = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('bookings.booking')
    .select(['id', 'home_id'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, home_id }) => [id, home_id]))
}

/** Statuses as constants: only then does PostgreSQL know that an index on bookings of these has every row it needs. */
const asConstants = (statuses: readonly BookingStatus[]) => sql.join(statuses.map(sql.lit))
const isOneOf = (statuses: readonly BookingStatus[]) => sql<boolean>`status in (${asConstants(statuses)})`

/** The booking a quote became, unless it failed. */
export const bookingOfQuote = async (ctx: ReadCtx, quoteId: number): Promise<Booking | undefined> => {
  const hasNotEnded = sql<boolean>`status not in (${asConstants(endedStatuses)})`
  // Two lookups by index; one condition with `or` would read every booking.
  const row = await all(ctx)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('bookings.booking')
        .select('id')
        .where('quote_id', '=', quoteId)
        .where(hasNotEnded)
        .unionAll(selectFrom('bookings.earlier_terms').select('booking_id as id').where('quote_id', '=', quoteId)),
    )
    .where(hasNotEnded)
    .executeTakeFirst()
  return row && bookingOf(row)
}

/** The booking made from an offer, at whichever of its prices. */
export const bookingOfOffer = async (ctx: ReadCtx, offerId: number): Promise<Booking | undefined> => {
  const quotes = await db(ctx)
    .selectFrom('bookings.offer_quote')
    .select('quote_id')
    .where('offer_id', '=', offerId)
    .execute()
  for (const { quote_id } of quotes) {
    const booking = await bookingOfQuote(ctx, quote_id)
    if (booking) return booking
  }
  return undefined
}

/** A guest's bookings of a home that were canceled and overlap this one, the last canceled first. */
export const canceledLike = async (
  ctx: ReadCtx,
  { guestId, homeId, arrive, depart }: Pick<Booking, 'guestId' | 'homeId' | 'arrive' | 'depart'>,
): Promise<{ id: number; bookedAt: Date; endedAt: Date }[]> => {
  const rows = await db(ctx)
    .selectFrom('bookings.booking')
    .select(['id', 'created_at', 'ended_at'])
    .where('guest_id', '=', guestId)
    .where('home_id', '=', homeId)
    .where('status', '=', 'canceled')
    .where('arrive', '<', depart)
    .where('depart', '>', arrive)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ id, created_at, ended_at }) =>
    ended_at ? [{ id, bookedAt: created_at, endedAt: ended_at }] : [],
  )
}

export type When = 'requested' | 'upcoming' | 'previous' | 'all'
/** What a few search words may refer to: any of these. */
export type Meant = {
  numbers: readonly string[]
  guestIds: readonly number[]
  homeIds: readonly number[]
  /** Found by the card that paid. */
  bookingIds: readonly number[]
}

export type BookingFilter = {
  guestId?: number
  homeIds?: readonly number[] | undefined
  meant?: Meant | undefined
  when?: When
  status?: BookingStatus | undefined
  /** The first and last day a stay may begin. */
  arriveFrom?: PlainDate | undefined
  arriveTo?: PlainDate | undefined
  /** Only stays that are confirmed or over, limited to these. */
  stayIds?: readonly number[] | undefined
  source?: StaySource | undefined
  /** Only bookings the team tagged with it; '' for all. */
  tag?: string
  order?: BookingOrder | undefined
  page: number
  perPage: number
}
export type BookingPage = { total: number; bookings: Booking[] }

const isComing = (ctx: ReadCtx) => sql<boolean>`(${isOneOf(openStatuses)} and check_out_at > ${ctx.now})`

/** Requests that wait for an answer. Their nights are kept until then, which is what the index is on. */
const isRequested = (ctx: ReadCtx) =>
  sql<boolean>`(${isOneOf(['requested'])} and hold_until > ${ctx.now} and greatest(hold_until, paying_until) > ${ctx.now})`

const matching = (ctx: ReadCtx, filter: BookingFilter) => {
  const { guestId, homeIds, meant, when = 'all', status, arriveFrom, arriveTo, stayIds, source, tag } = filter
  let query = db(ctx).selectFrom('bookings.booking')
  if (status !== undefined) query = query.where('status', '=', status)
  if (arriveFrom !== undefined) query = query.where('arrive', '>=', arriveFrom)
  if (arriveTo !== undefined) query = query.where('arrive', '<=', arriveTo)
  if (stayIds !== undefined)
    query = query.where('id', '=', sql<number>`any(${[...stayIds]}::bigint[])`).where('status', 'in', soldStatuses)
  if (source !== undefined) query = query.where(sourceCondition(source))
  if (tag)
    query = query.where(({ eb, selectFrom }) =>
      eb('id', 'in', selectFrom('bookings.tag').select('booking_id').where(sql`lower(tag)`, '=', tag.toLowerCase())),
    )
  if (guestId !== undefined) query = query.where('guest_id', '=', guestId)
  if (homeIds !== undefined) query = query.where('home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)
  if (meant !== undefined)
    query = query.where(({ or, eb }) =>
      or([
        eb('number', '=', sql<string>`any(${[...meant.numbers]}::text[])`),
        eb('id', '=', sql<number>`any(${[...meant.bookingIds]}::bigint[])`),
        eb('guest_id', '=', sql<number>`any(${[...meant.guestIds]}::bigint[])`),
        eb('home_id', '=', sql<number>`any(${[...meant.homeIds]}::bigint[])`),
      ]),
    )
  if (when === 'requested') return query.where(isRequested(ctx))
  if (when === 'all') return query
  // An expired unpaid booking is past, even if that isn't recorded yet (R4).
  const isUpcoming = sql<boolean>`(${isComing(ctx)}
    and (status in (${sql.join(liveStatuses)}) or greatest(hold_until, paying_until) > ${ctx.now}))`
  return query.where((where) => (when === 'upcoming' ? isUpcoming : where.not(isUpcoming)))
}

/** Upcoming bookings and requests in a home. Money in minor units. */
export const aheadIn = async (ctx: ReadCtx, homeId: number) => {
  const rows = await matching(ctx, { homeIds: [homeId], when: 'upcoming', page: 1, perPage: 1 })
    .select(({ fn, eb }) => [
      'currency',
      eb('status', '=', 'requested').as('isRequest'),
      fn.countAll<number>().as('count'),
      fn.sum<number>('total_minor').as('total'),
      fn.max('depart').as('until'),
    ])
    .groupBy(['currency', 'isRequest'])
    .orderBy('currency')
    .execute()
  return rows.map((row) => ({
    ...row,
    isRequest: Boolean(row.isRequest),
    count: Number(row.count),
    total: Number(row.total),
  }))
}

/** Bookings of a guest or of some homes: upcoming ones with the next stay first, then past ones, latest first. */
const pageOf = async (ctx: ReadCtx, filter: BookingFilter): Promise<BookingPage> => {
  if (filter.homeIds?.length === 0) return { total: 0, bookings: [] }
  const { total } = await matching(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { order = 'stay' } = filter
  let found = matching(ctx, filter).selectAll()
  if (order === 'booked') found = found.orderBy('created_at', 'desc').orderBy('id', 'desc')
  if (order === 'total') found = found.orderBy('total_minor', 'desc').orderBy('id', 'desc')
  const [from, perPage] = [(filter.page - 1) * filter.perPage, filter.perPage]
  if (order !== 'stay') return { total, bookings: (await found.limit(perPage).offset(from).execute()).map(bookingOf) }
  // Two reads, each in index order: a combined one would sort every booking there is.
  const next = await found
    .where(isComing(ctx))
    .orderBy('arrive')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset(from)
    .execute()
  const missing = perPage - next.length
  if (missing === 0) return { total, bookings: next.map(bookingOf) }
  // A page that ends among what is coming says how much that is; only later ones must count it.
  const { number } =
    next.length > 0 || from === 0
      ? { number: from + next.length }
      : await matching(ctx, filter)
          .select(({ fn }) => fn.countAll<number>().as('number'))
          .where(isComing(ctx))
          .executeTakeFirstOrThrow()
  const past = await found
    .where(sql<boolean>`not ${isComing(ctx)}`)
    .orderBy('arrive', 'desc')
    .orderBy('id', 'desc')
    .limit(missing)
    .offset(Math.max(0, from - Number(number)))
    .execute()
  return { total, bookings: [...next, ...past].map(bookingOf) }
}

export const bookingsOfGuest = (ctx: ReadCtx, guestId: number, filter: Omit<BookingFilter, 'guestId' | 'homeIds'>) =>
  pageOf(ctx, { ...filter, guestId })

export const bookingsOfHomes = (
  ctx: ReadCtx,
  homeIds: readonly number[],
  filter: Omit<BookingFilter, 'guestId' | 'homeIds'>,
) => pageOf(ctx, { ...filter, homeIds })

export const bookingsOfAll = (ctx: ReadCtx, filter: Omit<BookingFilter, 'guestId'>) => pageOf(ctx, filter)

/** A guest's stays that have begun, including those cut short, latest first. */
export const begunStaysOf = async (
  ctx: ReadCtx,
  guestId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<BookingPage> => {
  const begun = db(ctx)
    .selectFrom('bookings.booking')
    .where('guest_id', '=', guestId)
    .where('check_in_at', '<=', ctx.now)
    .where(sql<boolean>`(status in (${sql.join(soldStatuses)}) or (status = 'canceled' and ended_at > check_in_at))`)
  const { total } = await begun.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await begun
    .selectAll()
    .orderBy('arrive', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { total, bookings: rows.map(bookingOf) }
}

/** How many stays of each guest have begun, in any home. */
export const begunStayCounts = async (ctx: ReadCtx, guestIds: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db(ctx)
    .selectFrom('bookings.booking')
    .select(['guest_id', sql<number>`count(*)::int`.as('stays')])
    .where('guest_id', '=', sql<number>`any(${[...guestIds]}::bigint[])`)
    .where('check_in_at', '<=', ctx.now)
    .where('status', 'in', soldStatuses)
    .groupBy('guest_id')
    .execute()
  return new Map(rows.map(({ guest_id, stays }) => [guest_id, stays]))
}

/**
 * Ids of bookings that were ever confirmed, by id and a page at a time.
 * @param untouchedSince only those that have not changed since then
 */
export const bookingsWithBills = async (
  ctx: ReadCtx,
  after: number,
  limit: number,
  untouchedSince: Date = ctx.now,
): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('bookings.booking')
    .select('id')
    .where('confirmed_at', 'is not', null)
    .where('id', '>', after)
    .where('changed_at', '<=', untouchedSince)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Confirmed stays of some homes that begin in `[from, to)`, by arrival. */
export const arrivalsOf = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  from: PlainDate,
  to: PlainDate,
): Promise<Booking[]> => {
  const rows = await all(ctx)
    .where('home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)
    .where('status', 'in', liveStatuses)
    .where('arrive', '>=', from)
    .where('arrive', '<', to)
    .orderBy('check_in_at')
    .execute()
  return rows.map(bookingOf)
}

const onDay = (ctx: ReadCtx) => all(ctx).where('status', 'in', soldStatuses)

/** Stays that begin on a day, by check-in. */
export const staysArriving = async (ctx: ReadCtx, date: PlainDate): Promise<Booking[]> =>
  (await onDay(ctx).where('arrive', '=', date).orderBy('check_in_at').orderBy('id').execute()).map(bookingOf)

/** Stays that end on a day, by check-out. */
export const staysDeparting = async (ctx: ReadCtx, date: PlainDate): Promise<Booking[]> =>
  (await onDay(ctx).where('depart', '=', date).orderBy('check_out_at').orderBy('id').execute()).map(bookingOf)

/** Requests waiting for an answer, the first to expire on top. */
export const openRequests = async (ctx: ReadCtx, limit: number): Promise<Booking[]> =>
  (await all(ctx).where(isRequested(ctx)).orderBy('hold_until').limit(limit).execute()).map(bookingOf)

/** Confirmed stays of some homes whose money is not fully allocated yet. */
export const unearnedOf = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<Booking[]> => {
  const rows = await all(ctx)
    .where('home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)
    .where('status', 'in', liveStatuses)
    .where('recognized_nights', '<', sql<number>`depart - arrive`)
    .execute()
  return rows.map(bookingOf)
}

/** A booking's events, oldest first. */
export const timelineOf = async (ctx: ReadCtx, bookingId: number): Promise<TimelineEntry[]> => {
  const rows = await db(ctx)
    .selectFrom('bookings.timeline')
    .select(['at', 'what', 'by_kind', 'by_account', 'detail'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
  return rows.map(({ by_kind, by_account, ...row }) => ({ ...row, by: by_kind, accountId: by_account }))
}

type Around = { before: number; after: number }

const around = (ctx: ReadCtx, { before, after }: Around) => {
  const inDays = (count: number) => new Date(ctx.now.getTime() + count * 86_400_000)
  return db(ctx)
    .selectFrom('bookings.booking')
    .where('status', 'in', soldStatuses)
    .where('check_in_at', '<=', inDays(before))
    .where('check_out_at', '>', inDays(-after))
    .orderBy('check_in_at')
}

/** Stays from `before` days before check-in until `after` days after check-out, by check-in. */
export const staysAround = async (ctx: ReadCtx, days: Around): Promise<Booking[]> =>
  (await around(ctx, days).selectAll().execute()).map(bookingOf)

/** Those that require a deposit; the window in which a card can hold it is within these days. */
export const staysWithDeposit = async (ctx: ReadCtx, days: Around): Promise<number[]> => {
  const rows = await around(ctx, days)
    .select('id')
    .where(sql<boolean>`(quote->'price'->>'deposit')::bigint > 0`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Stays in progress: their earnings may still be reversed. */
export const staysUnderWay = async (ctx: ReadCtx): Promise<number[]> => {
  const rows = await db(ctx).selectFrom('bookings.booking').select('id').where('status', '=', 'checked_in').execute()
  return rows.map(({ id }) => id)
}

type Due = 'lapsed' | 'arriving' | 'sleeping' | 'leaving'

/** Bookings the clock has to act on, oldest first. */
export const dueBookings = async (ctx: ReadCtx, due: Due, limit = 200): Promise<number[]> => {
  const { now } = ctx
  const query = db(ctx).selectFrom('bookings.booking').select('id').limit(limit)
  const found = {
    lapsed: () =>
      query
        .where('status', 'in', unpaidStatuses)
        .where(sql<boolean>`greatest(hold_until, paying_until) <= ${now}`)
        .orderBy(sql`greatest(hold_until, paying_until)`),
    arriving: () => query.where('status', '=', 'confirmed').where('check_in_at', '<=', now).orderBy('check_in_at'),
    sleeping: () =>
      query
        .where('status', '=', 'checked_in')
        .where(sql<boolean>`contract->>'recognition' = 'each_night'`)
        .where(sql<boolean>`check_in_at + recognized_nights * interval '1 day' <= ${now}`)
        .where('recognized_nights', '<', sql<number>`depart - arrive`)
        .orderBy('check_in_at'),
    leaving: () => query.where('status', '=', 'checked_in').where('check_out_at', '<=', now).orderBy('check_out_at'),
  }[due]
  return (await found().execute()).map((row) => row.id)
}

const mostNumbered = 200

/** Bookings whose number contains a text, latest first. */
export const bookingsNumbered = async (ctx: ReadCtx, text: string): Promise<number[]> =>
  (
    await db(ctx)
      .selectFrom('bookings.booking')
      .select('id')
      .where('number', 'ilike', `%${text.replace(/[%_\\]/g, '\\$&')}%`)
      .orderBy('id', 'desc')
      .limit(mostNumbered)
      .execute()
  ).map(({ id }) => id)
