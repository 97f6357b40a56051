import {
  type AnswerOf,
  addDays,
  type Money,
  nightsIn,
  nightsOf,
  type ownerToday,
  type PlainDate,
  splitByWeight,
} from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { ownerMoves } from '#modules/ledger'
import type { Booking } from './booking.ts'
import { type CardParts, cardPartsOf } from './booking-parts.ts'
import { sumOf } from './engine/charges.ts'
import { type NightUse, occupancyOf } from './engine/occupancy.ts'
import { ownerYear } from './engine/owner-year.ts'
import { usesOf } from './home-usage.ts'
import { type OwnerMoney, ownerMoneyOfMany } from './owner-money.ts'
import { arrivalsOf, bookingsOfHomes, unearnedOf } from './queries.ts'
import { partyText } from './timeline.ts'
import { cardView } from './views.ts'

type Today = AnswerOf<typeof ownerToday>

const windowDays = 90
const arrivalDays = 30
const mostArrivals = 12

/** The part of a booking's money still to come: the nights not yet allocated. */
const stillToCome = (booking: Booking, money: OwnerMoney | undefined): number => {
  const byNight = splitByWeight(
    money?.yours ?? 0,
    nightsIn(booking).map(() => 1),
  )
  return sumOf(byNight.slice(booking.recognizedNights))
}

/** An owner's share of each booked stay in some homes that isn't allocated yet, in minor units of its currency. */
export const moneyAhead = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  ownerId: number,
): Promise<{ booking: Booking; amount: number }[]> => {
  const bookings = await unearnedOf(ctx, homeIds)
  const money = await ownerMoneyOfMany(ctx, bookings, ownerId)
  return bookings.map((booking) => ({ booking, amount: stillToCome(booking, money.get(booking.id)) }))
}

/** The same for one currency, added up. */
export const bookedAhead = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  ownerId: number,
  currency: string,
): Promise<number> =>
  sumOf(
    (await moneyAhead(ctx, homeIds, ownerId))
      .filter(({ booking }) => booking.currency === currency)
      .map(({ amount }) => amount),
  )

/** Occupancy over the next ninety nights in three measures (R76), and how each home is used tonight. */
export const occupancyAhead = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  from: PlainDate,
): Promise<{ occupancy: Today['occupancy']; tonight: Map<number, NightUse> }> => {
  const to = addDays(from, windowDays)
  const uses = await usesOf(ctx, homeIds, { from, to })
  return {
    occupancy: { ...occupancyOf([...uses.values()].flat()), from, to },
    tonight: new Map([...uses].flatMap(([id, [use]]) => (use ? [[id, use] as const] : []))),
  }
}

type RequestParts = CardParts & { money: OwnerMoney | undefined }

/** A request waiting for an owner, with what accepting it earns them. */
type WaitingRequest = Pick<Today['answers'][number], 'title' | 'text' | 'dueAt' | 'amount'> & {
  bookingId: number
  guestId: number
}

const waitingRequest = ({ booking, home, guest, money }: RequestParts): WaitingRequest => ({
  title: said('stay.requested_by', {
    guest: guest ? `${guest.firstName} ${guest.lastName}` : '',
    nights: nightsOf(booking),
  }),
  text: said('stay.request', {
    home: home?.name ?? '',
    from: { day: booking.arrive },
    until: { day: booking.depart },
    party: partyText(booking.party),
  }),
  dueAt: booking.holdUntil?.toISOString() ?? null,
  amount: { amount: money?.yours ?? 0, currency: booking.currency },
  bookingId: booking.id,
  guestId: booking.guestId,
})

/** Requests that these homes' owner answers, rather than the team. */
export const requestsOfOwner = async (
  ctx: ReadCtx,
  homes: readonly Home[],
  ownerId: number,
): Promise<WaitingRequest[]> => {
  const requested = homes.filter((home) => home.requestTo === 'owner').map((home) => home.id)
  const { bookings } = await bookingsOfHomes(ctx, requested, { when: 'requested', page: 1, perPage: 50 })
  const parts = await cardPartsOf(ctx, bookings, ['owner'])
  const money = await ownerMoneyOfMany(ctx, bookings, ownerId)
  return parts.map((part) => waitingRequest({ ...part, money: money.get(part.booking.id) }))
}

/** An owner's earnings in each month of a year, compared with the year before. */
export const earnedByMonth = async (
  ctx: ReadCtx,
  ownerId: number,
  { currency, year }: { currency: string; year: number },
): Promise<Today['byMonth']> => {
  const moves = await ownerMoves(ctx, ownerId, { from: `${year - 1}-01-01`, to: `${year}-12-31` })
  const money = (amount: number): Money => ({ amount, currency })
  return ownerYear(
    moves.filter((move) => move.currency === currency),
    year,
  ).byMonth.map(({ month, earned, lastYear }) => ({ month, earned: money(earned), lastYear: money(lastYear) }))
}

/** The next arrivals in these homes, and each home's next arrival date. */
export const nextArrivals = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  today: PlainDate,
): Promise<{ cards: Today['arrivals']; dayOf: Map<number, PlainDate> }> => {
  const arrivals = await arrivalsOf(ctx, homeIds, today, addDays(today, windowDays))
  const soon = arrivals.filter(({ arrive }) => arrive < addDays(today, arrivalDays)).slice(0, mostArrivals)
  const dayOf = new Map<number, PlainDate>()
  for (const { homeId, arrive } of arrivals) if (!dayOf.has(homeId)) dayOf.set(homeId, arrive)
  return { cards: (await cardPartsOf(ctx, soon, ['owner'])).map(cardView), dayOf }
}
