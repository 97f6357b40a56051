import { addDays, dateIn, liveStatuses, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import { answerClaim, escalateClaim, insertClaim } from '#modules/claims'
import { allServices, placeOrder, settleOrder } from '#modules/concierge'
import { openConversation, writeMessage } from '#modules/conversations'
import { homesOfOwner, ownersOf } from '#modules/homes'
import { saveIssue, saveOwnerIssue } from '#modules/maintenance'
import { rasterOf, storeUpload } from '#modules/media'
import { saveQuestion } from '#modules/questions'
import { bookedStays } from './booked-stays.ts'
import type { LoadedPeople } from './load-people.ts'
import { damagePhoto } from './plan/damage-photo.ts'

const zone = 'America/New_York'
const minute = 60_000
const hour = 60 * minute

type Scene = { people: LoadedPeople; homeIds: readonly number[] }

/** Stays by where they are in their course, without the demo guest's and the demo owner's: those begin undisturbed. */
type Stays = { coming: Booking[]; here: Booking[]; left: Booking[] }

const staysOf = async (app: App, { people }: Scene): Promise<Stays> => {
  const now = app.clock.now()
  const today = dateIn(zone, now)
  const own = await app.work.read((ctx) => homesOfOwner(ctx, people.owners[0] ?? 0))
  const ownIds = new Set(own.map(({ id }) => id))
  const others = (await bookedStays(app))
    .filter(({ guestId, homeId }) => guestId !== people.guests[0] && !ownIds.has(homeId))
    .toSorted((a, b) => a.arrive.localeCompare(b.arrive) || a.id - b.id)
  return {
    coming: others.filter(({ status, arrive }) => status === 'confirmed' && arrive > addDays(today, 5)),
    // A job checks in those who arrived while nothing was running.
    here: others.filter(
      ({ status, arrive, checkOutAt }) => liveStatuses.includes(status) && arrive < today && checkOutAt > now,
    ),
    left: others.filter(({ status, depart }) => status === 'completed' && depart > addDays(today, -10)).toReversed(),
  }
}

const ago = (app: App, ms: number) => app.work.at(new Date(app.clock.now().getTime() - ms))

type Sent = { personId: number; bookingId: number | null; text: string; sentAgo: number; answer?: string }

/** A message from a guest or an owner, and the team's answer half an hour later if there is one. */
const write = async (app: App, staff: number, { personId, bookingId, text, sentAgo, answer }: Sent) => {
  const { id } = await ago(app, sentAgo).write(async (ctx) => {
    const conversation = await openConversation(ctx, personId, bookingId)
    await writeMessage(ctx, conversation.id, { text, files: [], authorId: personId, from: 'person' })
    return conversation
  })
  if (answer)
    await ago(app, sentAgo - 30 * minute).write((ctx) =>
      writeMessage(ctx, id, { text: answer, files: [], authorId: staff, from: 'team' }),
    )
}

const aboutComing = [
  { text: 'Our flight lands at 11:20 AM. Could we drop off our bags before check-in?', sentAgo: 50 * minute },
  { text: 'Do we need to bring beach towels, or are they at the home?', sentAgo: 3 * hour },
  {
    text: 'Could you put a crib in one of the bedrooms? Our youngest is ten months old.',
    answer: 'Of course. A crib and a high chair will be there when you arrive, at no charge.',
    sentAgo: 26 * hour,
  },
] as const

const loadMessages = async (app: App, { coming, here }: Stays, { people }: Scene): Promise<void> => {
  const { staff, owners } = people
  for (const [at, message] of aboutComing.entries()) {
    const stay = coming[at]
    if (stay) await write(app, staff, { personId: stay.guestId, bookingId: stay.id, ...message })
  }
  const [now] = here
  if (now)
    await write(app, staff, {
      personId: now.guestId,
      bookingId: now.id,
      text: 'We love it here. Could we check out at noon instead of 10 on the last day?',
      sentAgo: 20 * minute,
    })
  const owner = owners[3]
  if (owner)
    await write(app, staff, {
      personId: owner,
      bookingId: null,
      text: 'The gardener says the irrigation isn’t running. Can someone look at it on the next visit?',
      sentAgo: 5 * hour,
    })
}

/** Two orders wait for the team; a boat trip has its price and waits for the guest. */
const loadOrders = async (app: App, { coming }: Stays, staff: number): Promise<void> => {
  const services = await app.work.read(allServices)
  const order = async (ctx: WriteCtx, name: string, booking: Booking | undefined, on: PlainDate, requests: string) => {
    const service = services.find((one) => one.name === name)
    if (!service || !booking) return undefined
    const { id: serviceId, version } = service
    return placeOrder(app, ctx, booking, {
      bookingId: booking.id,
      serviceId,
      version,
      on,
      people: booking.party.adults + booking.party.children,
      requests,
    })
  }
  const [first, second, third] = coming.slice(3)
  const day = (booking: Booking | undefined, after: number) => addDays(booking?.arrive ?? '2000-01-01', after)
  await ago(app, 4 * hour).write((ctx) =>
    order(ctx, 'Groceries before you arrive', first, day(first, 0), 'Oat milk, and fruit for the children.'),
  )
  await ago(app, 7 * hour).write((ctx) =>
    order(ctx, 'Private chef for an evening', second, day(second, 1), 'One of us doesn’t eat shellfish.'),
  )
  const trip = await ago(app, 30 * hour).write((ctx) =>
    order(ctx, 'Boat with a captain', third, day(third, 1), 'We’d like to see the lighthouse from the water.'),
  )
  if (trip)
    await ago(app, 27 * hour).write((ctx) =>
      settleOrder(ctx, trip.id, { price: 48_000, note: 'Captain Amory can take you out at nine.', by: staff }),
    )
}

const openQuestions = [
  'Is the walk from the parking space to the front door step-free?',
  'Could we have a small birthday dinner on the terrace, for six people in all?',
] as const

/** Questions about homes, asked before booking, that nobody has answered yet. */
const loadOpenQuestions = async (app: App, { people: { guests }, homeIds }: Scene): Promise<void> => {
  for (const [at, question] of openQuestions.entries()) {
    const [homeId, askerId] = [homeIds.at(-1 - at), guests.at(-1 - at)]
    if (homeId !== undefined && askerId !== undefined)
      await ago(app, (6 + at * 9) * hour).write((ctx) => saveQuestion(ctx, { homeId, askerId, question }))
  }
}

/** What guests who are here, and an owner, reported. */
const loadIssues = async (app: App, { here }: Stays, { people: { owners }, homeIds }: Scene): Promise<void> => {
  const [, second] = here
  const report = { topic: 'kitchen', text: 'The dishwasher stops halfway and shows E24.' } as const
  if (second) await ago(app, 90 * minute).write((ctx) => saveIssue(app, ctx, second, { ...report, files: [] }))
  const ownerId = owners[4]
  const home = ownerId && (await app.work.read((ctx) => homesOfOwner(ctx, ownerId)))[0]
  const seen = { topic: 'outside', text: 'A board on the deck stairs is loose.' } as const
  if (ownerId && home && homeIds.includes(home.id))
    await ago(app, 20 * hour).write((ctx) => saveOwnerIssue(app, ctx, home.id, ownerId, { ...seen, files: [] }))
}

/** The first of these stays whose window for claims is open: the owner claims a lamp, the guest offers less. */
const loadClaim = async (app: App, { left }: Stays): Promise<void> => {
  for (const stay of left) {
    const [owner] = await app.work.read((ctx) => ownersOf(ctx, stay.homeId))
    if (owner === undefined) continue
    const at = app.work.at(new Date(stay.checkOutAt.getTime() + 5 * hour))
    const claim = await at
      .write(async (ctx) => {
        const sender = { accountId: owner, folder: null }
        const bytes = await rasterOf(damagePhoto, 1_200)
        const { id: after } = await storeUpload(ctx, app.adapters.files, sender, { name: 'floor-lamp.png', bytes })
        const items = [{ what: 'Floor lamp, broken at the base', amount: 42_000, pairs: [{ before: null, after }] }]
        const text = 'Housekeeping found the lamp behind the sofa. It can’t be repaired.'
        return insertClaim(ctx, stay, { items, text }, { by: owner, as: 'host' })
      })
      .catch((error: unknown) => {
        // Too late, or the next guests have arrived.
        if (error instanceof Problem) return undefined
        throw error
      })
    if (!claim) continue
    const then = (hours: number) => app.work.at(new Date(claim.raised_at.getTime() + hours * hour))
    const answer = { amount: 15_000, text: 'It fell when we moved the rug. It was not new.', files: [] }
    await then(3).write((ctx) => answerClaim(ctx, claim.id, ['guest'], { ...answer, by: stay.guestId }))
    const reason = 'We bought it this spring; the receipt is on file.'
    await then(6).write((ctx) => escalateClaim(ctx, claim.id, ['raiser'], { text: reason, by: owner }))
    return
  }
}

/** What waits for guest care on an ordinary day: messages, orders, questions, reports, and a claim to decide. */
export const loadGuestCare = async (app: App, scene: Scene): Promise<void> => {
  const stays = await staysOf(app, scene)
  await loadMessages(app, stays, scene)
  await loadOrders(app, stays, scene.people.staff)
  await loadOpenQuestions(app, scene)
  await loadIssues(app, stays, scene)
  await loadClaim(app, stays)
}
