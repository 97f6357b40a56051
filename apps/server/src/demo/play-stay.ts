import { addDays, instantAt, reviewAspects } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { Work } from '#kernel/work'
import {
  answerRequest,
  type Booking,
  bookingById,
  cancelBooking,
  checkIn,
  complete,
  createBooking,
  finishPayment,
  preparePayment,
  signBooking,
} from '#modules/bookings'
import { followCommission } from '#modules/commissions'
import { performRefund, refundsOf, scheduleOf, settleClearing, submitIntent } from '#modules/payments'
import { quoteStay } from '#modules/pricing'
import { answerReview, publishStay, writeReview } from '#modules/reviews'
import type { DemoHome } from './homes.ts'
import { demoPartners, subIdOf } from './load-partners.ts'
import { referredHome } from './partner-life.ts'
import type { DemoPerson } from './people.ts'
import type { DemoStay } from './stays.ts'
import { ownersWords } from './words.ts'

/** One step of the demo's history and when it happened. */
export type Step = { at: Date; homeId: number; run: (app: App, work: Work) => Promise<void> }

export type Cast = {
  homeId: number
  home: DemoHome
  guestId: number
  guest: DemoPerson
  ownerId: number
  operator: string
}

const operatorOf = (cast: Cast) => ({ legalName: cast.operator })
const zone = 'America/New_York'

/** A moment of a day on the island, spread over the working hours so that not everyone books at noon. */
const momentOn = (date: string, spread: number): Date =>
  instantAt(zone, date, `${String(9 + (spread % 11)).padStart(2, '0')}:${String((spread * 7) % 60).padStart(2, '0')}`)

/** Some canceled stays were paid with a card that has since been closed and takes no refund. */
const cardOf = ({ fate }: DemoStay, { id }: Booking): string =>
  fate === 'canceled' && id % 9 === 4 ? 'sandbox_no_refunds' : 'sandbox_visa'

type Paying = { stay: DemoStay; booking: Booking; accountId: number; key: string }

/** Pays whatever is due, in the three phases every payment goes through. */
const payDue = async (app: App, work: Work, { stay, booking, accountId, key }: Paying): Promise<void> => {
  const token = cardOf(stay, booking)
  const intent = await work.write((ctx) => preparePayment(ctx, { bookingId: booking.id, accountId, token, key }))
  const outcome = await submitIntent(app, intent)
  await work.write((ctx) => finishPayment(ctx, intent, outcome))
}

const dayMs = 86_400_000

/** Two days after money moved, what the card processor charged or refunded by the day before has reached the bank. */
const settlementAfter = (at: Date, homeId: number): Step => ({
  at: new Date(at.getTime() + 2 * dayMs),
  homeId,
  run: async (_app, then) => {
    await then.write((ctx) => settleClearing(ctx, new Date(ctx.now.getTime() - dayMs)))
  },
})

/** Refunds reach the card on the promised day. */
const refundNow = async (app: App, then: Work, bookingId: number): Promise<void> => {
  const refunds = await then.read((ctx) => refundsOf(ctx, bookingId))
  for (const { id, state } of refunds) if (state === 'recorded') await performRefund({ ...app, work: then }, id)
}

/** A third of the guests come through a partner's link. */
const partnerOf = ({ guest }: DemoStay) => demoPartners[guest % (3 * demoPartners.length)]

/** They came through it on the day they booked. */
const arrivalsOf = (stay: DemoStay, at: Date) => {
  const partner = partnerOf(stay)
  return partner ? [{ code: partner.code, at, subId: subIdOf(partner, stay.home) }] : []
}

/**
 * Does what the listener does in production, at the moment it happened; for bookings that earn some partner a
 * commission.
 */
const follow = (work: Work, stay: DemoStay, bookingId: number) =>
  partnerOf(stay) || stay.home === referredHome ? work.write((ctx) => followCommission(ctx, bookingId)) : undefined

/** Some guests add travel protection. */
const isProtected = ({ guest }: DemoStay): boolean => guest % 5 === 3

const book = async (work: Work, stay: DemoStay, { homeId, guestId }: Cast): Promise<Booking | undefined> =>
  work.write(async (ctx) => {
    const { arrive, depart, adults, children } = stay
    const priced = await quoteStay(ctx, homeId, {
      stay: { arrive, depart },
      party: { adults, children, infants: 0, pets: 0 },
      protection: isProtected(stay),
    })
    if (!('quote' in priced)) return undefined
    const arrivals = arrivalsOf(stay, ctx.now)
    return createBooking(ctx, { guestId, quoteId: priced.quote.id, quoteHash: priced.quote.hash, arrivals })
  })

const agree = (work: Work, booking: Booking, cast: Cast): Promise<Booking> =>
  work.write(async (ctx) => {
    if (booking.status === 'requested')
      await answerRequest(ctx, booking.id, { accept: true, note: '' }, { kind: 'owner', accountId: cast.ownerId })
    const signature = {
      version: 1,
      additionalVersion: null,
      confirmsAge: true,
      signedName: `${cast.guest.firstName} ${cast.guest.lastName}`,
      address: '198.51.100.7',
      userAgent: 'demo',
    }
    return signBooking(ctx, { bookingId: booking.id, accountId: cast.guestId, ...signature }, operatorOf(cast))
  })

/** Stars for each aspect, close to the overall rating and always the same for a stay. */
const aspectsOf = (bookingId: number, rating: number) =>
  Object.fromEntries(
    reviewAspects.guest.map((aspect, at) => [aspect, Math.max(1, rating - ((bookingId + at) % 4 === 0 ? 1 : 0))]),
  )

/** The guest's review, often the owner's, both public once both are in or the time is up, and the owner's reply. */
const reviewSteps = (booking: Booking, { review, depart }: DemoStay, { homeId, guestId, ownerId }: Cast): Step[] => {
  if (!review) return []
  const { answer, rating, text } = review
  const after = (days: number, run: Parameters<Work['write']>[0]): Step => ({
    at: momentOn(addDays(depart, days), booking.id),
    homeId,
    run: async (_app, then) => void (await then.write(run)),
  })
  const words = ownersWords[booking.id % ownersWords.length]
  const ofGuest = { side: 'guest', authorId: guestId, aspects: aspectsOf(booking.id, rating), rating, text } as const
  const ofOwner = { side: 'owner', authorId: ownerId, aspects: {}, rating: 5, text: words ?? '' } as const
  return [
    after(3, async (ctx) => writeReview(ctx, await bookingById(ctx, booking.id), ofGuest)),
    ...(booking.id % 3 === 0
      ? []
      : [after(4, async (ctx) => writeReview(ctx, await bookingById(ctx, booking.id), ofOwner))]),
    after(15, (ctx) => publishStay(ctx, booking.id)),
    ...(answer ? [after(16, (ctx) => answerReview(ctx, { bookingId: booking.id, text: answer, by: ownerId }))] : []),
  ]
}

/** The later steps of a confirmed booking: installments, the stay itself, the review. */
const stepsAfter = async (work: Work, booking: Booking, stay: DemoStay, cast: Cast): Promise<Step[]> => {
  const { homeId, guestId } = cast
  const later = (await work.read((ctx) => scheduleOf(ctx, booking.id))).filter((part) => part.state === 'scheduled')
  const steps: Step[] = later.flatMap((part) => {
    const at = momentOn(part.dueOn, booking.id)
    const key = `demo/${booking.id}/${part.ordinal}`
    const pay: Step['run'] = (app, then) => payDue(app, then, { stay, booking, accountId: guestId, key })
    return [{ at, homeId, run: pay }, settlementAfter(at, homeId)]
  })
  if (stay.fate === 'canceled') {
    const at = momentOn(addDays(stay.arrive, -9), booking.id)
    const cancel = async (app: App, then: Work) => {
      await then.write((ctx) =>
        cancelBooking(ctx, { bookingId: booking.id, reason: 'Plans changed' }, { kind: 'guest', accountId: guestId }),
      )
      await follow(then, stay, booking.id)
      await refundNow(app, then, booking.id)
    }
    const paid = steps.filter((step) => step.at < at)
    return [...paid, { at, homeId, run: cancel }, settlementAfter(at, homeId)]
  }
  if (stay.fate !== 'stayed') return steps
  const begin = async (_app: App, then: Work) => void (await then.write((ctx) => checkIn(ctx, booking.id)))
  const end = async (_app: App, then: Work) => {
    await then.write((ctx) => complete(ctx, booking.id))
    await follow(then, stay, booking.id)
  }
  steps.push({ at: booking.checkInAt, homeId, run: begin }, { at: booking.checkOutAt, homeId, run: end })
  return [...steps, ...reviewSteps(booking, stay, cast)]
}

/** When a stay in the demo world was booked: before it, and never in the future. */
export const bookedAt = (stay: DemoStay, now: Date): Date => {
  if (stay.fate === 'waiting') return new Date(now.getTime() - (2 + (stay.home % 9)) * 3_600_000)
  const requested = momentOn(addDays(stay.arrive, -stay.lead), stay.home + stay.guest)
  if (requested < now) return requested
  // Booked unusually early, some time in the last four months.
  return new Date(now.getTime() - (1 + ((stay.home * 53 + stay.guest * 29) % 120)) * 86_400_000)
}

/**
 * The first step of a stay: priced, booked, signed, and paid at the time it happened; `then` receives the steps that
 * follow from it. A stay that the home's rules reject is left out.
 */
export const bookingStep = (stay: DemoStay, cast: Cast, at: Date, then: (steps: Step[]) => void): Step => ({
  at,
  homeId: cast.homeId,
  run: async (app, work) => {
    const booked = await book(work, stay, cast)
    if (booked) await follow(work, stay, booked.id)
    if (!booked || stay.fate === 'waiting') return
    const signed = await agree(work, booked, cast)
    const key = `demo/${signed.id}/first`
    await payDue(app, work, { stay, booking: signed, accountId: cast.guestId, key })
    await follow(work, stay, signed.id)
    then([settlementAfter(at, cast.homeId), ...(await stepsAfter(work, signed, stay, cast))])
  },
})
