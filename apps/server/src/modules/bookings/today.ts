import {
  type AnswerOf,
  addDays,
  dateIn,
  type Money,
  nightsIn,
  nightsOf,
  type ownerToday,
  type PlainDate,
  splitByWeight,
} from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { ReadCtx } from '#kernel/work'
import { type Home, homesOfOwner } from '#modules/homes'
import { balanceOf, ownerMoves } from '#modules/ledger'
import type { Booking } from './booking.ts'
import { type CardParts, cardPartsOf } from './booking-parts.ts'
import { sumOf } from './engine/charges.ts'
import { occupancyOf } from './engine/occupancy.ts'
import { type OwnerYear, ownerYear } from './engine/owner-year.ts'
import { usesOf } from './home-usage.ts'
import { type OwnerMoney, ownerMoneyOfMany } from './owner-money.ts'
import { arrivalsOf, bookingsOfHomes, unearnedOf } from './queries.ts'
import { partyText } from './timeline.ts'
import { cardView } from './views.ts'

type Today = AnswerOf<typeof ownerToday>

const windowDays = 90
const arrivalDays = 30
const mostArrivals = 12

/** What of a booking's money is still to come: the nights that are not shared out yet. */
const stillToCome = (booking: Booking, money: OwnerMoney | undefined): number => {
  const byNight = splitByWeight(
    money?.yours ?? 0,
    nightsIn(booking).map(() => 1),
  )
  return sumOf(byNight.slice(booking.recognizedNights))
}

/** An owner's part of each stay of some homes that is booked and not shared out yet, in minor units of its currency. */
export const moneyAhead = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  ownerId: number,
): Promise<{ booking: Booking; amount: number }[]> => {
  const bookings = await unearnedOf(ctx, homeIds)
  const money = await ownerMoneyOfMany(ctx, bookings, ownerId)
  return bookings.map((booking) => ({ booking, amount: stillToCome(booking, money.get(booking.id)) }))
}

/** The same of one currency, added up. */
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

const occupancy = async (ctx: ReadCtx, homeIds: readonly number[], from: PlainDate) => {
  const to = addDays(from, windowDays)
  return { ...occupancyOf([...(await usesOf(ctx, homeIds, { from, to })).values()].flat()), from, to }
}

type RequestParts = CardParts & { money: OwnerMoney | undefined }

const answerView = ({ booking, home, guest, money }: RequestParts): Today['answers'][number] => ({
  kind: 'request',
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
  href: `/owners/bookings/requested/${booking.id}`,
  bookingId: booking.id,
})

const answersDue = async (ctx: ReadCtx, homes: readonly Home[], ownerId: number): Promise<Today['answers']> => {
  const requested = homes.filter((home) => home.requestTo === 'owner').map((home) => home.id)
  const { bookings } = await bookingsOfHomes(ctx, requested, { when: 'requested', page: 1, perPage: 50 })
  const parts = await cardPartsOf(ctx, bookings, ['owner'])
  const money = await ownerMoneyOfMany(ctx, bookings, ownerId)
  return parts
    .map((part) => answerView({ ...part, money: money.get(part.booking.id) }))
    .sort((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? ''))
}

const yearView = ({ byMonth }: OwnerYear, money: (amount: number) => Money): Today['byMonth'] =>
  byMonth.map(({ month, earned, lastYear }) => ({ month, earned: money(earned), lastYear: money(lastYear) }))

/**
 * The owner's day: what waits for them, their money on the statement's own basis (R49), occupancy of the next ninety nights
 * in three measures (R76), and who arrives next. Amounts are in the currency of their homes; of several, the first.
 */
export const todayOfOwner = async (ctx: ReadCtx, ownerId: number, usualCurrency: string): Promise<Today> => {
  const homes = await homesOfOwner(ctx, ownerId)
  const homeIds = homes.map((home) => home.id)
  const currency = homes[0]?.currency ?? usualCurrency
  const money = (amount: number): Money => ({ amount, currency })
  const today = dateIn(homes[0]?.timeZone ?? 'UTC', ctx.now)
  const year = Number(today.slice(0, 4))
  const moves = await ownerMoves(ctx, ownerId, { from: `${year - 1}-01-01`, to: `${year}-12-31` })
  const account = ownerYear(
    moves.filter((move) => move.currency === currency),
    year,
  )
  const arrivals = await arrivalsOf(ctx, homeIds, today, addDays(today, arrivalDays))
  return {
    answers: await answersDue(ctx, homes, ownerId),
    money: {
      year,
      earned: money(account.earned),
      paid: money(account.paid),
      onTheWay: money(await balanceOf(ctx, 'payable:owner', { ownerId, currency })),
      bookedAhead: money(await bookedAhead(ctx, homeIds, ownerId, currency)),
    },
    occupancy: await occupancy(ctx, homeIds, today),
    byMonth: yearView(account, money),
    arrivals: (await cardPartsOf(ctx, arrivals.slice(0, mostArrivals), ['owner'])).map(cardView),
    homes: homes.length,
  }
}
