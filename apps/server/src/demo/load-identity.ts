import { addDays, dateIn, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { accountById } from '#modules/accounts'
import type { Booking } from '#modules/bookings'
import { setAsksIdentity } from '#modules/homes'
import { submitIdentity } from '#modules/identity'
import { plainPicture, rasterOf } from '#modules/media'
import { bookedStays } from './booked-stays.ts'
import { specimen, specimenWidth } from './plan/specimen.ts'

const birthDate = '1984-05-17'
const hour = 3_600_000

/**
 * Upcoming stays from whose booking date on a home may have required ID, the demo guest's own first. Anyone who booked
 * the same home later also arrives later, so no unverified guest has stayed there.
 */
const couldBeRequested = (bookings: readonly Booking[], today: PlainDate, demoGuest: number): Booking[] => {
  const since = (one: Booking) =>
    bookings.filter(({ homeId, createdAt }) => homeId === one.homeId && createdAt >= one.createdAt)
  return bookings
    .filter(({ status, arrive }) => status === 'confirmed' && arrive > addDays(today, 3))
    .filter((one) => since(one).every(({ arrive }) => arrive >= one.arrive))
    .toSorted((a, b) => {
      const own = Number(b.guestId === demoGuest) - Number(a.guestId === demoGuest)
      return own || a.arrive.localeCompare(b.arrive) || a.id - b.id
    })
}

const show = async (app: App, booking: Booking): Promise<void> => {
  const guest = await app.work.read((ctx) => accountById(ctx, booking.guestId))
  const legalName = `${guest?.firstName} ${guest?.lastName}`
  const picture = await plainPicture(await rasterOf(specimen(legalName, birthDate), specimenWidth))
  await app.work
    .at(new Date(app.clock.now().getTime() - 3 * hour))
    .write((ctx) => submitIdentity(app, ctx, booking, { legalName, birthDate, picture }))
}

/**
 * Two homes require ID: the guest of one hasn't submitted it yet; what the other's guest submitted is waiting for the
 * team.
 */
export const loadIdentity = async (app: App, zone: string, demoGuest: number): Promise<void> => {
  const stays = couldBeRequested(await bookedStays(app), dateIn(zone, app.clock.now()), demoGuest)
  const first = stays[0]
  const second = stays.find(({ homeId, guestId }) => homeId !== first?.homeId && guestId !== first?.guestId)
  for (const one of [first, second])
    if (one) await app.work.at(one.createdAt).write((ctx) => setAsksIdentity(ctx, one.homeId, true))
  if (second) await show(app, second)
}
