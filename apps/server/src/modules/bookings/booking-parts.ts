import type { Picture, Resale } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById, accountsByIds } from '#modules/accounts'
import { agreementUnder, currentTemplate, type Signature } from '#modules/agreements'
import { type Home, homeById, homesByIds, ownersOf } from '#modules/homes'
import { type AttachedPicture, cardPicturesOf, pictureView } from '#modules/media'
import {
  type BookingPayment,
  type Installment,
  mandateOf,
  paymentStatusesOf,
  paymentsOf,
  scheduleOf,
} from '#modules/payments'
import type { Booking, TimelineEntry } from './booking.ts'
import { type BookingRole, rolesIn } from './policy.ts'
import { bookingById, timelineOf } from './queries.ts'
import { resaleOf } from './resale.ts'

/** Pictures of the home by day and in the evening. */
export type CardPictures = { image: Picture | null; evening: Picture | null }

const picturesFrom = (pictures: readonly AttachedPicture[] = []): CardPictures => {
  const [first] = pictures
  const evening = pictures.find(({ shot }) => shot === 'evening')
  return { image: first ? pictureView(first) : null, evening: evening ? pictureView(evening) : null }
}

export const picturesFor = async (ctx: ReadCtx, { homeId }: Pick<Booking, 'homeId'>): Promise<CardPictures> =>
  picturesFrom((await cardPicturesOf(ctx, 'home', [homeId])).get(homeId))

/** A booking with everything its page shows, for someone in these roles. */
export type BookingParts = {
  booking: Booking
  home: Home
  pictures: CardPictures
  guest: Account | undefined
  payments: readonly BookingPayment[]
  schedule: readonly Installment[]
  /** The card or account that later installments are charged to, as its guest knows it. */
  laterFrom: string | null
  agreement: { version: number; title: string; signedAt: Date | null; signedName: string | null }
  timeline: readonly TimelineEntry[]
  /** Names of the people in the timeline; null for everyone but staff. */
  movers: ReadonlyMap<number, string> | null
  resale: Resale | null
  roles: readonly BookingRole[]
  now: Date
}

export type Viewer = { accountId: number; staff: boolean }
export type Seen = { booking: Booking; roles: BookingRole[] }

/** A booking as visible to this person. @throws Problem 404 for strangers, as for bookings that don't exist */
export const seenBy = async (ctx: ReadCtx, viewer: Viewer, bookingId: number): Promise<Seen> =>
  seenAs(ctx, viewer, await bookingById(ctx, bookingId))

/** The same of a booking that was read already. @throws Problem 404 for strangers */
export const seenAs = async (ctx: ReadCtx, viewer: Viewer, booking: Booking): Promise<Seen> => {
  const ownerIds = await ownersOf(ctx, booking.homeId)
  const roles = rolesIn(viewer, { guestId: booking.guestId, ownerIds })
  if (roles.length === 0) throw notFound('This booking')
  return { booking, roles }
}

/** What the caller already read in the same transaction, or knows about a booking it has just created. */
export type KnownParts = Partial<
  Pick<BookingParts, 'home' | 'pictures' | 'guest' | 'payments' | 'schedule' | 'laterFrom' | 'timeline'>
> & {
  signature?: Signature | null
  /** The title of the agreement in force. */
  agreementTitle?: string
}

const agreementState = async (
  ctx: ReadCtx,
  bookingId: number,
  { signature, agreementTitle }: KnownParts,
): Promise<BookingParts['agreement']> => {
  if (signature && agreementTitle !== undefined) {
    const { version, signedAt, signedName } = signature
    return { version, title: agreementTitle, signedAt, signedName }
  }
  const { template, signature: signed } =
    signature === undefined
      ? await agreementUnder(ctx, 'booking-agreement', { kind: 'booking', id: bookingId })
      : { template: await currentTemplate(ctx, 'booking-agreement'), signature }
  const { title } = template
  if (!signed) return { version: template.version, title, signedAt: null, signedName: null }
  return { version: signed.version, title, signedAt: signed.signedAt, signedName: signed.signedName }
}

const moversOf = async (
  ctx: ReadCtx,
  timeline: readonly TimelineEntry[],
  roles: readonly BookingRole[],
): Promise<ReadonlyMap<number, string> | null> => {
  if (!roles.includes('staff')) return null
  const ids = timeline.flatMap(({ accountId }) => accountId ?? [])
  const people = await accountsByIds(ctx, ids)
  return new Map([...people.values()].map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
}

export const partsOf = async (
  ctx: ReadCtx,
  booking: Booking,
  roles: readonly BookingRole[],
  known: KnownParts = {},
): Promise<BookingParts> => {
  const pictures = known.pictures ?? (await picturesFor(ctx, booking))
  const timeline = known.timeline ?? (await timelineOf(ctx, booking.id))
  return {
    booking,
    home: known.home ?? (await homeById(ctx, booking.homeId)),
    pictures,
    guest: known.guest ?? (await accountById(ctx, booking.guestId)),
    payments: known.payments ?? (await paymentsOf(ctx, booking.id)),
    schedule: known.schedule ?? (await scheduleOf(ctx, booking.id)),
    laterFrom: known.laterFrom === undefined ? ((await mandateOf(ctx, booking.id))?.method ?? null) : known.laterFrom,
    agreement: await agreementState(ctx, booking.id, known),
    timeline,
    movers: await moversOf(ctx, timeline, roles),
    resale: await resaleOf(ctx, booking),
    roles,
    now: ctx.now,
  }
}

/** What a card in a list shows about a booking. */
export type CardParts = {
  booking: Booking
  home: Home | undefined
  pictures: CardPictures
  guest: Account | undefined
  schedule: readonly Installment[]
  paid: number
  roles: readonly BookingRole[]
  now: Date
}

/** The cards of one page of a list; `roles` are the reader’s roles in each booking. */
export const cardPartsOf = async (
  ctx: ReadCtx,
  bookings: readonly Booking[],
  roles: readonly BookingRole[],
): Promise<CardParts[]> => {
  const homeIds = [...new Set(bookings.map((booking) => booking.homeId))]
  const homes = new Map((await homesByIds(ctx, homeIds)).map((home) => [home.id, home]))
  const pictures = await cardPicturesOf(ctx, 'home', homeIds)
  const paymentStatuses = await paymentStatusesOf(
    ctx,
    bookings.map((booking) => booking.id),
  )
  const guests = await accountsByIds(
    ctx,
    bookings.map((booking) => booking.guestId),
  )
  return bookings.map((booking) => ({
    booking,
    home: homes.get(booking.homeId),
    pictures: picturesFrom(pictures.get(booking.homeId)),
    guest: guests.get(booking.guestId),
    schedule: paymentStatuses.get(booking.id)?.schedule ?? [],
    paid: paymentStatuses.get(booking.id)?.paid ?? 0,
    roles,
    now: ctx.now,
  }))
}
