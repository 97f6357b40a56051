import type { BookingCard, Money, StaffBookingCard } from '@porchlight/contract'
import { businessDay } from '#kernel/company'
import type { ReadCtx } from '#kernel/work'
import { fewestPhoneDigits, peopleNamed, peopleWithPhone } from '#modules/accounts'
import { homesInTown, homesNamed, homesOfOwner } from '#modules/homes'
import { bookingsPaidWith, bookingsWithOverdue } from '#modules/payments'
import { cardPartsOf, partsOf } from './booking-parts.ts'
import { tagsOfBookings } from './booking-tags.ts'
import { changeRequestViews } from './change-view.ts'
import { ownerMoneyOfMany } from './owner-money.ts'
import { ownerCardView } from './owner-views.ts'
import { requestsOf } from './payment-requests.ts'
import { aheadIn, type BookingFilter, bookingsOfAll, bookingsOfGuest, bookingsOfHomes, type Meant } from './queries.ts'
import { sourcesOf } from './sources.ts'
import { bookingView, cardView, requestView } from './views.ts'

type Wanted = Omit<BookingFilter, 'guestId' | 'homeIds' | 'meant'>
type Cards<Card> = { total: number; cards: Card[] }

/** A guest's bookings as cards, next stay first. */
export const guestCards = async (ctx: ReadCtx, guestId: number, wanted: Wanted): Promise<Cards<BookingCard>> => {
  const { total, bookings } = await bookingsOfGuest(ctx, guestId, wanted)
  return { total, cards: (await cardPartsOf(ctx, bookings, ['guest'])).map(cardView) }
}

/** A guest's next stay, as its page shows it, with payments requested beside its price. */
export const nextStayOf = async (ctx: ReadCtx, guestId: number) => {
  const { bookings } = await bookingsOfGuest(ctx, guestId, { when: 'upcoming', page: 1, perPage: 1 })
  const [booking] = bookings
  if (!booking) return null
  return {
    booking,
    shown: bookingView(await partsOf(ctx, booking, ['guest'])),
    requests: (await requestsOf(ctx, booking.id)).map(requestView),
    changes: await changeRequestViews(ctx, booking),
  }
}

/** The bookings of an owner's homes, or of one of them, with the owner's earnings from each. */
export const ownerCards = async (
  ctx: ReadCtx,
  ownerId: number,
  wanted: Wanted & { propertyId?: number | undefined },
): Promise<Cards<BookingCard & { yours: Money }>> => {
  const owned = (await homesOfOwner(ctx, ownerId)).map(({ id }) => id)
  const homeIds = wanted.propertyId === undefined ? owned : owned.filter((id) => id === wanted.propertyId)
  const { total, bookings } = await bookingsOfHomes(ctx, homeIds, wanted)
  const money = await ownerMoneyOfMany(ctx, bookings, ownerId)
  const parts = await cardPartsOf(ctx, bookings, ['owner'])
  return { total, cards: parts.map((part) => ownerCardView(part, money.get(part.booking.id))) }
}

/** The booking, guests, homes, and card that a few words or digits may refer to. */
const meantBy = async (ctx: ReadCtx, words: string): Promise<Meant> => {
  const digits = words.replace(/\D/g, '')
  return {
    numbers: [words.toUpperCase(), `PL-${digits}`],
    guestIds: [
      ...(await peopleNamed(ctx, words)),
      ...(digits.length >= fewestPhoneDigits ? await peopleWithPhone(ctx, digits) : []),
    ],
    homeIds: await homesNamed(ctx, words),
    bookingIds: /^\d{4}$/.test(words) ? await bookingsPaidWith(ctx, words) : [],
  }
}

/**
 * The bookings of all homes as the team sees them; with `words`, those whose number or its digits, guest, phone, card's
 * last four digits, or home matches.
 */
export const staffCards = async (
  ctx: ReadCtx,
  { words, town, unpaid, ...wanted }: Wanted & { words: string; town?: string | undefined; unpaid?: boolean },
): Promise<Cards<StaffBookingCard>> => {
  const meant = words ? await meantBy(ctx, words) : undefined
  const homeIds = town === undefined ? undefined : await homesInTown(ctx, town)
  const stayIds = unpaid ? await bookingsWithOverdue(ctx) : undefined
  const { total, bookings } = await bookingsOfAll(ctx, { ...wanted, meant, homeIds, stayIds })
  const sources = await sourcesOf(ctx, bookings)
  const tags = await tagsOfBookings(
    ctx,
    bookings.map(({ id }) => id),
  )
  const parts = await cardPartsOf(ctx, bookings, ['staff'])
  return {
    total,
    cards: parts.map((part) => ({
      ...cardView(part),
      source: sources.get(part.booking.id) ?? 'direct',
      bookedOn: businessDay(ctx.companyZone, part.booking.createdAt),
      tags: tags.get(part.booking.id) ?? [],
    })),
  }
}

/** Upcoming bookings that would remain if a home were paused or retired. */
export const staysAheadOf = async (ctx: ReadCtx, homeId: number) => {
  const rows = await aheadIn(ctx, homeId)
  const stays = rows.filter(({ isRequest }) => !isRequest)
  const countOf = (some: typeof rows) => some.reduce((sum, { count }) => sum + count, 0)
  return {
    stays: countOf(stays),
    requests: countOf(rows.filter(({ isRequest }) => isRequest)),
    totals: stays.map(({ currency, total }) => ({ amount: total, currency })),
    until:
      stays
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? null,
  }
}
