import type { App } from '#kernel/app'
import type { EventPayload } from '#kernel/outbox'
import type { ReadCtx } from '#kernel/work'
import type { Account } from '#modules/accounts'
import {
  type Booking,
  dueNowOf,
  momentInWords,
  nextDueOf,
  ownerMoneyOfMany,
  shortDay,
  timelineOf,
} from '#modules/bookings'
import { scheduleOf } from '#modules/payments'
import { queueMessage } from './commands.ts'
import { compose } from './compose.ts'
import { asHtml, asText } from './letter.ts'
import type { Occasion } from './messages.ts'
import { type Concerned, concernedBy, money, nameOf, senderOf, wordsFor } from './stay-words.ts'

/** A letter to one reader. */
type Addressed = { reader: Account; occasion: Occasion; path: string }
/** What an event makes us write, read afresh when the event is heard. */
type Writer = (ctx: ReadCtx, about: Concerned, payload: EventPayload) => Promise<Addressed[]>

const guestPage = ({ id }: Booking): string => `/travelers/bookings/${id}`
const ownerPage = ({ id }: Booking): string => `/owners/bookings/${id}`

const toGuest = ({ guest, booking }: Concerned, occasion: Occasion): Addressed => ({
  reader: guest,
  occasion,
  path: guestPage(booking),
})

type OwnersOccasion = (owner: Account, yours: string | null) => Occasion

const toOwners = async (ctx: ReadCtx, { booking, owners }: Concerned, write: OwnersOccasion, path = ownerPage) => {
  const letters: Addressed[] = []
  for (const reader of owners) {
    const yours = (await ownerMoneyOfMany(ctx, [booking], reader.id)).get(booking.id)?.yours ?? 0
    letters.push({ reader, occasion: write(reader, yours > 0 ? money(booking, yours) : null), path: path(booking) })
  }
  return letters
}

const deadline = ({ booking, home }: Concerned): string =>
  booking.holdUntil ? momentInWords(booking.holdUntil, home.timeZone) : ''

const dueNow = async (ctx: ReadCtx, { booking }: Concerned): Promise<string> => {
  const due = dueNowOf(booking.status, await scheduleOf(ctx, booking.id), ctx.now)
  return money(
    booking,
    due.reduce((sum, part) => sum + part.amount.amount, 0),
  )
}

const nextPayment = async (ctx: ReadCtx, { booking }: Concerned) => {
  const next = nextDueOf(await scheduleOf(ctx, booking.id), ctx.now)
  return next ? { on: shortDay(next.dueOn), amount: money(booking, next.amount.amount) } : null
}

const noteOn = async (ctx: ReadCtx, { booking }: Concerned, what: string): Promise<string> => {
  const row = (await timelineOf(ctx, booking.id)).findLast((entry) => entry.what === what)
  return String(row?.detail.note ?? '')
}

const canceller = (payload: EventPayload): 'guest' | 'owner' | 'staff' =>
  payload.by === 'guest' || payload.by === 'owner' ? payload.by : 'staff'

const unpaid = ['awaiting_agreement', 'awaiting_payment']

/** Who hears what of which event. */
export const writers: Record<string, Writer> = {
  'booking.held': async (ctx, about) => [
    toGuest(about, { kind: 'held', until: deadline(about), dueNow: await dueNow(ctx, about) }),
  ],
  'booking.requested': async (ctx, about) => {
    const until = deadline(about)
    const { message } = about.booking
    const asked = about.home.requestTo === 'owner'
    const path = ({ id }: Booking) => `/owners/bookings/requested/${id}`
    const ask: OwnersOccasion = (_, yours) => ({ kind: 'owner_requested', until, yours: yours ?? '', message })
    return [toGuest(about, { kind: 'requested', until }), ...(asked ? await toOwners(ctx, about, ask, path) : [])]
  },
  'booking.accepted': async (ctx, about) => [
    toGuest(about, { kind: 'accepted', until: deadline(about), dueNow: await dueNow(ctx, about) }),
  ],
  'booking.declined': async (ctx, about) => [
    toGuest(about, { kind: 'declined', note: await noteOn(ctx, about, 'decline') }),
  ],
  'booking.confirmed': async (ctx, about) => {
    const { guest, home } = about
    const contact = [nameOf(guest), guest.email, guest.phone].filter(Boolean).join(', ')
    const next = await nextPayment(ctx, about)
    return [
      toGuest(about, { kind: 'confirmed', address: `${home.address}, ${home.townName}`, next }),
      ...(await toOwners(ctx, about, (_, yours) => ({ kind: 'owner_confirmed', yours, contact }))),
    ]
  },
  'payment.captured': async (ctx, about, payload) => [
    toGuest(about, {
      kind: 'paid',
      amount: money(about.booking, Number(payload.amount)),
      next: await nextPayment(ctx, about),
    }),
  ],
  'payment.failed': async (_ctx, about, payload) => [
    toGuest(about, { kind: 'payment_failed', amount: money(about.booking, Number(payload.amount)) }),
  ],
  'booking.cancelled': async (ctx, about, payload) => {
    const { booking } = about
    const { cancellation } = booking
    if (!cancellation) return []
    const by = canceller(payload)
    const amount = (figure: { amount: number }) => (figure.amount > 0 ? money(booking, figure.amount) : null)
    const { refund, retained, rule } = cancellation
    return [
      toGuest(about, { kind: 'cancelled', by, refund: amount(refund), kept: amount(retained), rule }),
      ...(await toOwners(ctx, about, (_, yours) => ({ kind: 'owner_cancelled', by, yours }))),
    ]
  },
  'booking.resold': async (_ctx, about, payload) => [
    toGuest(about, { kind: 'resold', amount: money(about.booking, Number(payload.amount)) }),
  ],
  'booking.expired': async (ctx, about) => {
    const row = (await timelineOf(ctx, about.booking.id)).findLast((entry) => entry.what === 'expire')
    return [toGuest(about, { kind: 'expired', asked: row?.detail.was === 'requested' })]
  },
}

/** News that a booking has moved on from is no news: whoever paid within a second needs no letter that asks him to. */
const stillTrueIn: Record<string, readonly string[]> = {
  'booking.held': unpaid,
  'booking.requested': ['requested'],
  'booking.accepted': unpaid,
  'booking.confirmed': ['confirmed', 'checked_in', 'completed'],
}

/** Tells one event apart from the next of its kind about the same booking. */
const keyOf = (event: string, payload: EventPayload): string =>
  `${event}:${payload.paymentId ?? payload.bookingId}${event === 'booking.resold' ? `:${payload.amount}` : ''}`

/** Writes the letters of an event, each once, and queues them. Hearing of the event again writes nothing more. */
export const tell = async (app: App, event: string, payload: EventPayload): Promise<void> => {
  const write = writers[event]
  await app.work.write(async (ctx) => {
    const about = await concernedBy(ctx, Number(payload.bookingId))
    if (!about || !write || stillTrueIn[event]?.includes(about.booking.status) === false) return
    const sender = senderOf(app)
    for (const { reader, occasion, path } of await write(ctx, about, payload)) {
      const letter = compose(occasion, wordsFor(app, about, reader, path))
      await queueMessage(app, ctx, {
        occasion: keyOf(event, payload),
        kind: occasion.kind,
        accountId: reader.id,
        recipient: reader.email,
        subject: letter.subject,
        text: asText(letter, sender),
        html: asHtml(letter, sender),
      })
    }
  })
}
