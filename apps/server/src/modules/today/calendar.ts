import {
  addDays,
  type CalendarConcern,
  gapNights,
  mostCalendars,
  type PlainDate,
  type StaffCalendarHome,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { feedsOfHomes, gapsOfHomes, holdsOf, keepsOut } from '#modules/availability'
import { bookingsByIds } from '#modules/bookings'
import { type Home, type HomeInBrief, homesByIds, homesInService, ownersOfHomes } from '#modules/homes'
import { cardPicturesOf, pictureView } from '#modules/media'
import { bookingsWithOverdue, paymentStatusesOf } from '#modules/payments'
import { assertShort, calendarViews } from '#modules/pricing'
import { balanceOf } from './stay-balance.ts'

type Window = { from: PlainDate; to: PlainDate }

const idsOf = (homes: readonly { id: number }[]): number[] => homes.map(({ id }) => id)

/** Homes without a hold or its preparation on any night of the window. */
const openOn = async (ctx: ReadCtx, homes: readonly HomeInBrief[], { from, to }: Window): Promise<HomeInBrief[]> => {
  const holds = await holdsOf(ctx, idsOf(homes), from, to)
  const taken = new Set(
    holds.filter((hold) => keepsOut(hold.kind) && hold.arrive < to && hold.readyOn > from).map(({ homeId }) => homeId),
  )
  return homes.filter(({ id }) => !taken.has(id))
}

const homeViews = async (ctx: ReadCtx, homes: readonly HomeInBrief[]): Promise<StaffCalendarHome[]> => {
  const pictures = await cardPicturesOf(ctx, 'home', idsOf(homes))
  const owners = await ownersOfHomes(ctx, idsOf(homes))
  const people = await accountsByIds(ctx, [...new Set([...owners.values()].flat())])
  return homes.map(({ id, name, townName, sleeps, currency }) => {
    const [first] = pictures.get(id) ?? []
    return {
      id,
      name,
      town: townName,
      image: first ? pictureView(first) : null,
      sleeps,
      currency,
      owners: (owners.get(id) ?? []).flatMap((ownerId) => {
        const person = people.get(ownerId)
        return person ? [{ id: ownerId, name: `${person.firstName} ${person.lastName}`.trim() }] : []
      }),
    }
  })
}

/** Homes with a stay for which less is paid than was due. */
const homesOverdue = async (ctx: ReadCtx): Promise<Set<number>> => {
  const ids = await bookingsWithOverdue(ctx)
  const found = await balances(ctx, ids)
  const bookings = await bookingsByIds(ctx, ids)
  return new Set([...found].flatMap(([id, { state }]) => (state === 'overdue' ? (bookings.get(id)?.homeId ?? []) : [])))
}

/** Homes with a gap shorter than the minimum stay in the coming nights. */
const homesWithGaps = async (ctx: ReadCtx, homes: readonly HomeInBrief[]): Promise<Set<number>> => {
  const window = { from: ctx.today, to: addDays(ctx.today, gapNights) }
  const gaps = await gapsIn(ctx, await homesByIds(ctx, idsOf(homes)), window)
  return new Set([...gaps].flatMap(([homeId, found]) => (found.length > 0 ? homeId : [])))
}

type Wanted = {
  /** Only homes open on all its nights. */
  window: Window | undefined
  only: CalendarConcern | undefined
  /** Without it, nothing is said about payments. */
  mayRead: boolean
}

/** The homes in service with their imported calendars. */
export const calendarHomes = async (ctx: ReadCtx, { window, only, mayRead }: Wanted) => {
  const all = await homesInService(ctx)
  const open = window ? await openOn(ctx, all, window) : all
  const overdue = mayRead ? await homesOverdue(ctx) : null
  const withGaps = await homesWithGaps(ctx, all)
  const concerned = only === 'gaps' ? withGaps : only === 'overdue' ? overdue : null
  const homes = concerned ? open.filter(({ id }) => concerned.has(id)) : open
  return {
    homes: await homeViews(ctx, homes),
    feeds: await feedsOfHomes(ctx, idsOf(homes)),
    all: all.length,
    overdue: overdue && all.filter(({ id }) => overdue.has(id)).length,
    gaps: withGaps.size,
  }
}

const balances = async (ctx: ReadCtx, bookingIds: readonly number[]) => {
  const bookings = [...(await bookingsByIds(ctx, [...new Set(bookingIds)])).values()]
  const statuses = await paymentStatusesOf(ctx, idsOf(bookings))
  return new Map(
    bookings.flatMap((booking) => {
      const status = statuses.get(booking.id)
      const balance = status && balanceOf(booking, status, ctx.now)
      if (!balance) return []
      const due = balance.due > 0 ? { amount: balance.due, currency: booking.currency } : null
      return [[booking.id, { state: balance.state, due }] as const]
    }),
  )
}

/** A gap may start before the window and end after it. */
const gapReach = 31

/** Gaps that overlap the window, by home. */
const gapsIn = async (ctx: ReadCtx, homes: readonly Home[], { from, to }: Window) => {
  const found = await gapsOfHomes(ctx, homes, addDays(from, -gapReach), addDays(to, gapReach))
  return new Map(
    [...found].map(([homeId, gaps]) => [
      homeId,
      gaps
        .filter(({ arrive, depart }) => arrive < to && from < depart)
        .map(({ arrive, depart, minStay }) => ({ from: arrive, to: depart, minStay })),
    ]),
  )
}

/**
 * The calendars of these homes. `mayRead` gives access to guests and payments; without it, bars say only that nights
 * are booked.
 * @throws Problem 422 `range_too_long`
 */
export const calendarNights = async (ctx: ReadCtx, homeIds: readonly number[], window: Window, mayRead: boolean) => {
  assertShort(window, mostCalendars.days)
  const homes = await homesByIds(ctx, homeIds)
  const views = await calendarViews(ctx, homes, window)
  const found = mayRead
    ? await balances(
        ctx,
        views.flatMap(({ bars }) => bars.flatMap(({ bookingId }) => bookingId ?? [])),
      )
    : new Map<number, never>()
  const gaps = await gapsIn(ctx, homes, window)
  return views.map((view) => ({
    ...view,
    gaps: gaps.get(view.home.id) ?? [],
    bars: view.bars.map((bar) => ({
      ...bar,
      ...(!mayRead && bar.bookingId !== null && { label: '', who: '', bookingId: null }),
      balance: bar.bookingId === null ? null : (found.get(bar.bookingId) ?? null),
    })),
  }))
}
