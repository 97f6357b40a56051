import {
  type BookingStatus,
  checkoutStatuses,
  liveStatuses,
  type Money,
  payableStatuses,
  type ReversalCause,
  reversalCauses,
  soldStatuses,
} from '@porchlight/contract'
import { type Param, type Said, textOf } from '@porchlight/wording'
import { displayPhone } from '#kernel/phone'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountsByIds, staffAccounts } from '#modules/accounts'
import { type Booking, bookingById, dueNowOf, nextDueOf, ownerMoneyOfMany, timelineOf } from '#modules/bookings'
import { ownersOf } from '#modules/homes'
import { intentById, paymentsOf, scheduleOf } from '#modules/payments'
import { reviewWindow } from '#modules/reviews'
import type { StayOccasion } from '../occasions.ts'
import { lockStay, money, nameOf, type StayContext, stayContext, wordsFor } from '../stay-details.ts'
import { dayOf, momentOf } from '../values.ts'
import type { Addressed, News, NewsOn } from './news.ts'
import type { Payload, StayEvent } from './notified-events.ts'

/** A message about the stay to one reader. */
export type ToReader = {
  reader: Account
  occasion: StayOccasion
  path: string /** The anchor on the page its email links to. */
  anchor?: string
}
/** The messages an event triggers, from data reloaded when the event is handled. */
export type Writer<Name extends StayEvent> = (
  ctx: ReadCtx,
  about: StayContext,
  payload: Payload<Name>,
) => Promise<ToReader[]>

export const guestPage = ({ id }: Booking): string => `/travelers/bookings/${id}`
/** The receipt of a payment or refund. */
const receiptPage = (number: string) => (): string => `/travelers/accounting/receipts/${number}`
const ownerPage = ({ id }: Booking): string => `/owners/bookings/${id}`
const requestPage = ({ id }: Booking): string => `/owners/bookings/requested/${id}`

export const toGuest = ({ guest, booking }: StayContext, occasion: StayOccasion, path = guestPage): ToReader => ({
  reader: guest,
  occasion,
  path: path(booking),
})

/** To staff who manage bookings. */
export const toTeam = async (ctx: ReadCtx, occasion: StayOccasion, path: string): Promise<ToReader[]> =>
  (await staffAccounts(ctx))
    .filter(({ permissions }) => permissions.includes('bookings'))
    .map((reader) => ({ reader, occasion, path }))

type OwnersOccasion = (owner: Account, yours: Money | null) => StayOccasion

export const toOwners = async (
  ctx: ReadCtx,
  { booking, owners }: StayContext,
  write: OwnersOccasion,
  path = ownerPage,
) => {
  const emails: ToReader[] = []
  for (const reader of owners) {
    const yours = (await ownerMoneyOfMany(ctx, [booking], reader.id)).get(booking.id)?.yours ?? 0
    emails.push({ reader, occasion: write(reader, yours > 0 ? money(booking, yours) : null), path: path(booking) })
  }
  return emails
}

/** To the owners of a home who answer its requests themselves. */
const toBilled = async (ctx: ReadCtx, about: StayContext, occasion: StayOccasion) =>
  about.home.requestTo === 'owner' ? await toOwners(ctx, about, () => occasion) : []

const deadline = ({ booking, home }: StayContext): Param =>
  booking.holdUntil ? momentOf(booking.holdUntil, home.timeZone) : ''

const dueNow = async (ctx: ReadCtx, { booking }: StayContext): Promise<Money> => {
  const due = dueNowOf(booking.status, await scheduleOf(ctx, booking.id), ctx.now)
  return money(
    booking,
    due.reduce((sum, part) => sum + part.amount.amount, 0),
  )
}

const nextPayment = async (ctx: ReadCtx, { booking }: StayContext) => {
  const next = nextDueOf(await scheduleOf(ctx, booking.id), ctx.now)
  return next ? { on: dayOf(next.dueOn), amount: money(booking, next.amount.amount) } : null
}

/** The details recorded when this last happened to the booking. */
const notedOn = async (ctx: ReadCtx, { booking }: StayContext, what: string): Promise<Record<string, unknown>> =>
  (await timelineOf(ctx, booking.id)).findLast((entry) => entry.what === what)?.detail ?? {}

/** To owners who lost a stay to another home and don't own that one. */
const toOwnersBefore = async (
  ctx: ReadCtx,
  { owners }: StayContext,
  { fromHome, was, reason }: Record<string, unknown>,
): Promise<ToReader[]> => {
  if (typeof fromHome !== 'number') return []
  const before = await accountsByIds(ctx, await ownersOf(ctx, fromHome))
  const occasion: StayOccasion = { kind: 'owner_moved', was: was as Param, reason: reason as Param }
  return [...before.values()]
    .filter(({ id }) => !owners.some((owner) => owner.id === id))
    .map((reader) => ({ reader, occasion, path: '/owners/calendar' }))
}

/** Who canceled, as shown to all sides: a cancellation by the team for a guest counts as the guest's. */
const canceledBy = async (
  ctx: ReadCtx,
  about: StayContext,
  { by }: Payload<'booking.canceled'>,
): Promise<'guest' | 'owner' | 'staff'> => {
  const { whose } = await notedOn(ctx, about, 'cancel')
  return by === 'guest' || whose === 'guest' ? 'guest' : by === 'owner' ? 'owner' : 'staff'
}

/** The refund and the retained amount of a stay that was cut short; null if zero. */
const endedWith = ({ booking }: StayContext) => {
  const amount = (figure: { amount: number }) => (figure.amount > 0 ? money(booking, figure.amount) : null)
  if (!booking.cancellation) return undefined
  const { refund, retained, rule } = booking.cancellation
  return { refund: amount(refund), retained: amount(retained), rule: textOf(rule as Said | string) }
}

/** Until when another card can pay after the stored one was declined while the guest was away (R29). */
const cardUntil = async (
  ctx: ReadCtx,
  { booking, home }: StayContext,
  { installments }: Payload<'payment.failed'>,
): Promise<Param | null> => {
  const schedule = await scheduleOf(ctx, booking.id)
  const until = schedule.find(({ ordinal, payUntil }) => installments.includes(ordinal) && payUntil)?.payUntil
  return until && until > ctx.now ? momentOf(until, home.timeZone) : null
}

/** A bank payment takes days; the message also says whether the nights are held for it. */
const bankNews = (
  { booking, home }: StayContext,
  kind: 'bank_pending' | 'bank_returned',
  { amount }: Payload<'payment.pending' | 'payment.failed'>,
  until: Date,
): StayOccasion => ({
  kind,
  amount: money(booking, amount),
  until: momentOf(until, home.timeZone),
  nights: booking.status === 'awaiting_payment',
})

/** A payment by wire, check, or cash that no longer counts. */
const reversalNews = (
  { booking, home }: StayContext,
  { amount, graceUntil }: Payload<'payment.failed'>,
  why: ReversalCause,
): StayOccasion => ({
  kind: 'payment_reversed',
  amount: money(booking, amount),
  why,
  until: momentOf(new Date(graceUntil ?? booking.checkInAt), home.timeZone),
})

type PayerEvent = 'payment.captured' | 'payment.failed' | 'payment.refunded' | 'payment.refund_failed'

/** A payment someone else made for the guest is announced by the module that requested it. */
const unlessAnotherPaid =
  <Name extends PayerEvent>(write: Writer<Name>): Writer<Name> =>
  async (ctx, about, payload) =>
    payload.payer == null ? write(ctx, about, payload) : []

/**
 * News that no longer matches the booking's status isn't sent: someone who paid within a second needs no email asking
 * them to.
 */
const stillTrueIn: { readonly [Name in StayEvent]?: readonly BookingStatus[] } = {
  'booking.held': checkoutStatuses,
  'booking.requested': ['requested'],
  'booking.accepted': checkoutStatuses,
  'booking.confirmed': soldStatuses,
  'booking.changed': soldStatuses,
  'booking.payment_asked': ['confirmed'],
  'booking.change_asked': liveStatuses,
  'concierge.ordered': liveStatuses,
}

type IdName = `${'refund' | 'payment' | 'change' | 'friend' | 'claim' | 'request' | 'order' | 'hold'}Id`
type Ids = { bookingId: number } & { [Name in IdName]?: number }
/** What distinguishes events that can happen repeatedly. */
type Again = { amount?: number; day?: number; at?: string; proof?: string | null }

/** Distinguishes one event from the next of its kind for the same booking. */
const keyOf = (event: StayEvent, payload: Ids & Again): string => {
  const { refundId, paymentId, changeId, friendId, claimId, requestId, orderId, holdId, bookingId } = payload
  const id = refundId ?? paymentId ?? changeId ?? friendId ?? claimId ?? requestId ?? orderId ?? holdId ?? bookingId
  if (event === 'booking.resold') return `${event}:${id}:${payload.amount}`
  if (event === 'claim.extended') return `${event}:${id}:${payload.day}`
  // An event that can happen repeatedly.
  if (payload.at) return `${event}:${id}:${payload.at}`
  // Already announced if it went to the card.
  return payload.proof ? `${event}:${id}:otherwise` : `${event}:${id}`
}

const tellOf =
  <Name extends StayEvent>(event: Name, write: Writer<Name>): News<Name> =>
  async (app, ctx, payload): Promise<Addressed[]> => {
    const { bookingId }: { bookingId: number } = payload
    await lockStay(ctx, bookingId)
    const booking = await bookingById(ctx, bookingId)
    if (stillTrueIn[event]?.includes(booking.status) === false) return []
    const about = await stayContext(ctx, booking)
    if (!about) return []
    return (await write(ctx, about, payload)).map(({ reader, occasion, path, anchor = '' }) => ({
      reader,
      fact: keyOf(event, payload),
      about: { kind: 'booking', id: bookingId },
      path,
      notification: { about: wordsFor(app, about, reader, `${path}${anchor}`), occasion },
    }))
  }

/** News about stays, by the event that triggers it. */
export const stayNews = <Name extends StayEvent>(all: { readonly [Each in Name]: Writer<Each> }): NewsOn<Name> =>
  Object.fromEntries(
    (Object.keys(all) as Name[]).map((event) => [event, tellOf(event, all[event])]),
  ) as unknown as NewsOn<Name>

/** Who is notified of which event. */
export const bookingNews = stayNews({
  'booking.held': async (ctx, about) => [
    toGuest(about, { kind: 'held', until: deadline(about), dueNow: await dueNow(ctx, about) }),
  ],
  'booking.requested': async (ctx, about) => {
    const until = deadline(about)
    const { message } = about.booking
    const ask: OwnersOccasion = (_, yours) => ({ kind: 'owner_requested', until, yours: yours ?? '', message })
    const requested = about.home.requestTo === 'owner'
    return [
      toGuest(about, { kind: 'requested', until }),
      ...(requested ? await toOwners(ctx, about, ask, requestPage) : []),
    ]
  },
  'booking.accepted': async (ctx, about) => [
    toGuest(about, { kind: 'accepted', until: deadline(about), dueNow: await dueNow(ctx, about) }),
  ],
  'booking.declined': async (ctx, about) => [
    toGuest(about, { kind: 'declined', note: String((await notedOn(ctx, about, 'decline')).note ?? '') }),
  ],
  'booking.confirmed': async (ctx, about) => {
    const { guest, home } = about
    const contact = [nameOf(guest), guest.email, guest.phone && displayPhone(guest.phone)].filter(Boolean).join(', ')
    const next = await nextPayment(ctx, about)
    return [
      toGuest(about, { kind: 'confirmed', address: `${home.address}, ${home.townName}`, next }),
      ...(await toOwners(ctx, about, (_, yours) => ({ kind: 'owner_confirmed', yours, contact }))),
    ]
  },
  'payment.captured': unlessAnotherPaid(async (ctx, about, payload) => [
    toGuest(
      about,
      { kind: 'paid', amount: money(about.booking, payload.amount), next: await nextPayment(ctx, about) },
      receiptPage(`PAY-${payload.paymentId}`),
    ),
  ]),
  'payment.pending': async (ctx, about, payload) => {
    const intent = await intentById(ctx, payload.paymentId)
    if (intent?.state !== 'pending' || !intent.answerBy) return []
    return [toGuest(about, bankNews(about, 'bank_pending', payload, intent.answerBy))]
  },
  'payment.failed': unlessAnotherPaid(async (ctx, about, payload) => {
    if (!payload.graceUntil) {
      const amount = money(about.booking, payload.amount)
      return [toGuest(about, { kind: 'payment_failed', amount, until: await cardUntil(ctx, about, payload) })]
    }
    // A stay that has ended meanwhile needs no card.
    if (!payableStatuses.includes(about.booking.status)) return []
    const why = reversalCauses.find((cause) => cause === payload.code)
    if (why) return [toGuest(about, reversalNews(about, payload, why))]
    return [toGuest(about, bankNews(about, 'bank_returned', payload, new Date(payload.graceUntil)))]
  }),
  'booking.canceled': async (ctx, about, payload) => {
    const ended = endedWith(about)
    if (!ended) return []
    const by = await canceledBy(ctx, about, payload)
    return [
      toGuest(about, { kind: 'canceled', by, ...ended }),
      ...(await toOwners(ctx, about, (_, yours) => ({ kind: 'owner_canceled', by, yours }))),
    ]
  },
  'booking.no_show': async (ctx, about) => {
    const ended = endedWith(about)
    if (!ended) return []
    const { refund, retained } = ended
    return [
      toGuest(about, { kind: 'missed', refund, retained }),
      ...(await toOwners(ctx, about, (_, yours) => ({ kind: 'owner_missed', yours }))),
    ]
  },
  'booking.changed': async (ctx, about) => {
    const noted = await notedOn(ctx, about, 'change')
    const was = (noted.was ?? '') as Param
    const refund = Number(noted.refund ?? 0)
    const amount = (figure: number) => (figure > 0 ? money(about.booking, figure) : null)
    const due = dueNowOf(about.booking.status, await scheduleOf(ctx, about.booking.id), ctx.now)
    const dueAtOnce = due.reduce((sum, part) => sum + part.amount.amount, 0)
    const next = await nextPayment(ctx, about)
    return [
      toGuest(about, { kind: 'changed', was, refund: amount(refund), dueNow: amount(dueAtOnce), next }),
      ...(await toOwners(ctx, about, (_, yours) => ({ kind: 'owner_changed', was, yours }))),
      ...(await toOwnersBefore(ctx, about, noted)),
    ]
  },
  'payment.refunded': unlessAnotherPaid(async (_ctx, about, payload) => {
    const otherwise = payload.proof || null
    // The message about the cancellation or change already announced it.
    if (payload.notified && otherwise === null) return []
    const amount = money(about.booking, payload.amount)
    return [toGuest(about, { kind: 'refunded', amount, otherwise }, receiptPage(`REF-${payload.refundId}`))]
  }),
  'payment.refund_failed': unlessAnotherPaid(async (_ctx, about, payload) => [
    toGuest(about, { kind: 'refund_refused', amount: money(about.booking, payload.amount) }),
  ]),
  'booking.withdrawn': async (ctx, about) => {
    const requested = (await timelineOf(ctx, about.booking.id)).some((entry) => entry.what === 'ask')
    return requested ? await toBilled(ctx, about, { kind: 'owner_withdrawn' }) : []
  },
  'booking.checked_in': (ctx, about) => toOwners(ctx, about, () => ({ kind: 'owner_arrived' })),
  'booking.completed': async (ctx, about) => {
    const { closesAt } = reviewWindow(about.booking) ?? {}
    if (!closesAt) return []
    const until = momentOf(closesAt, about.home.timeZone)
    return [
      toGuest(about, { kind: 'stay_ended', until }),
      ...(await toOwners(ctx, about, () => ({ kind: 'owner_stay_ended', until }))),
    ]
  },
  'booking.resold': async (_ctx, about, payload) => [
    toGuest(about, { kind: 'resold', amount: money(about.booking, payload.amount) }),
  ],
  'booking.expired': async (ctx, about) => {
    const rows = await timelineOf(ctx, about.booking.id)
    const row = rows.findLast((entry) => entry.what === 'expire')
    const returned = rows.some((entry) => entry.what === 'paid')
    const requested = row?.detail.was === 'requested'
    const owners = requested ? await toBilled(ctx, about, { kind: 'owner_lapsed' }) : []
    const onItsWay = (await paymentsOf(ctx, about.booking.id)).some(({ state }) => state === 'pending')
    return [toGuest(about, { kind: 'expired', requested, returned, onItsWay }), ...owners]
  },
})
