import type { PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById, accountsByIds, staffAccounts } from '#modules/accounts'
import { feedsOf, noteText } from '#modules/availability'
import { moneyInWords, shortDay } from '#modules/bookings'
import { homeById, ownersOf } from '#modules/homes'
import type { MovedTo, PlainOccasion, RecipientDetails } from '../occasions.ts'
import type { Addressed, News, NewsOn } from './news.ts'
import type { Payload } from './notified-events.ts'

const wordsTo = (app: App, { firstName }: Account, path: string): RecipientDetails => ({
  firstName,
  href: `${app.config.publicUrl}${path}`,
})

type Message = Pick<Addressed, 'fact' | 'about' | 'path'> & { occasion: PlainOccasion }

const toReader = (app: App, reader: Account, { occasion, ...message }: Message): Addressed => ({
  reader,
  ...message,
  notification: { about: wordsTo(app, reader, message.path), occasion },
})

const toOwner = async (app: App, ctx: ReadCtx, message: Omit<Message, 'about'>, ownerId: number) => {
  const owner = await accountById(ctx, ownerId)
  return owner ? [toReader(app, owner, { ...message, about: { kind: 'account', id: ownerId } })] : []
}

const statementClosed: News<'statement.closed'> = (app, ctx, { ownerId, year, quarter }) => {
  const message = {
    fact: `statement.closed:${ownerId}:${year}-${quarter}`,
    path: `/owners/accounting/statements/${year}/${quarter}`,
    occasion: { kind: 'owner_statement', year, quarter },
  } as const
  return toOwner(app, ctx, message, ownerId)
}

const taxFormFiled: News<'owner.tax_form_filed'> = (app, ctx, { ownerId, year, version }) => {
  const message = {
    fact: `owner.tax_form_filed:${ownerId}:${year}-${version}`,
    path: '/owners/accounting/tax-forms',
    occasion: { kind: 'owner_tax_form', year, corrected: version > 1 },
  } as const
  return toOwner(app, ctx, message, ownerId)
}

const ownerPaid: News<'owner.paid'> = (app, ctx, payload) => {
  const amount = moneyInWords(payload)
  const message = {
    fact: `owner.paid:${payload.payoutId}`,
    path: '/owners/accounting/payouts',
    occasion: { kind: 'owner_paid', amount },
  } as const
  return toOwner(app, ctx, message, payload.ownerId)
}

const payoutReturned: News<'owner.payout_returned'> = (app, ctx, payload) => {
  const amount = moneyInWords(payload)
  const message = {
    fact: `owner.payout_returned:${payload.payoutId}`,
    path: '/owners/accounting/accounts',
    occasion: { kind: 'payout_returned', amount, reason: payload.reason },
  } as const
  return toOwner(app, ctx, message, payload.ownerId)
}

/** An email is no calendar: the page it links to shows more nights than this. */
const mostNights = 6

type Nights = readonly { arrive: PlainDate; depart: PlainDate }[]

const nightsInWords = (nights: Nights): string[] =>
  nights.map(({ arrive, depart }) => `${shortDay(arrive)} to ${shortDay(depart)}`)

type Feed = Awaited<ReturnType<typeof feedsOf>>[number]

type CalendarEvent = 'calendar.clashed' | 'feed.stale'

/** What to announce about a calendar now; undefined if it no longer applies. */
type CalendarStory<Name extends CalendarEvent> = (
  feed: Feed,
  home: string,
  payload: Payload<Name>,
) => Pick<Message, 'fact' | 'occasion'> | undefined

/** To all owners of a home whose calendar needs attention. */
const aboutCalendar =
  <Name extends CalendarEvent>(story: CalendarStory<Name>): News<Name> =>
  async (app, ctx, payload) => {
    const { homeId, feedId }: { homeId: number; feedId: number } = payload
    const feed = (await feedsOf(ctx, homeId)).find(({ id }) => id === feedId)
    const notified = feed && story(feed, (await homeById(ctx, homeId)).name, payload)
    if (!notified) return []
    const owners = await accountsByIds(ctx, await ownersOf(ctx, homeId))
    const message: Message = { ...notified, about: { kind: 'home', id: homeId }, path: `/owners/calendar/${homeId}` }
    return [...owners.values()].map((owner) => toReader(app, owner, message))
  }

/** The same nights of an event are announced once; other nights are news. */
const clash: CalendarStory<'calendar.clashed'> = (feed, home, { eventId, nights }) => {
  const words = nightsInWords(nights)
  return {
    fact: `calendar.clashed:${eventId}:${words.join('+')}`,
    occasion: { kind: 'calendar_clash', home, calendar: feed.name, nights: words.slice(0, mostNights) },
  }
}

/** Announced once each time a feed goes stale, and not if it syncs again by now. */
const stale: CalendarStory<'feed.stale'> = (feed, home) =>
  feed.state === 'stale'
    ? {
        fact: `feed.stale:${feed.id}:${feed.lastReadAt ?? 'never'}`,
        occasion: { kind: 'feed_stale', home, calendar: feed.name },
      }
    : undefined

const eventOf = ({ summary, on }: Payload<'feed.unclear'>['notes'][number]): string =>
  [summary || 'An event without a name', on && shortDay(on)].filter(Boolean).join(', ')

/**
 * Announced to owners and the team once for each set of events that couldn't be applied, and not if they can be by now.
 */
const unclear: News<'feed.unclear'> = async (app, ctx, { homeId, feedId, notes, count }) => {
  const feed = (await feedsOf(ctx, homeId)).find(({ id }) => id === feedId)
  if (!feed || feed.noteCount === 0) return []
  const occasion: PlainOccasion = {
    kind: 'feed_unclear',
    home: (await homeById(ctx, homeId)).name,
    calendar: feed.name,
    notes: notes.map((note) => ({ event: eventOf(note), text: noteText(note) })),
    count,
  }
  const about = { kind: 'home', id: homeId } as const
  const fact = `feed.unclear:${feedId}:${notes.map(({ code, summary, on }) => `${code} ${summary} ${on}`).join('+')}:${count}`
  const owners = await accountsByIds(ctx, await ownersOf(ctx, homeId))
  const team = (await staffAccounts(ctx)).filter(
    ({ id, permissions }) => permissions.includes('homes') && !owners.has(id),
  )
  return [
    ...[...owners.values()].map((owner) =>
      toReader(app, owner, { fact, about, occasion, path: `/owners/calendar/${homeId}` }),
    ),
    ...team.map((reader) => toReader(app, reader, { fact, about, occasion, path: `/staff/homes/${homeId}` })),
  ]
}

const movedTo: ReadonlySet<string> = new Set(['draft', 'vetting', 'live', 'paused', 'retired'])

/** To all owners of a home whose status the team changed; owners already know about their own changes. */
const homeMoved: News<'home.moved'> = async (app, ctx, { homeId, moveId, to, note, by }) => {
  if (by !== 'staff' || !movedTo.has(to)) return []
  const { name } = await homeById(ctx, homeId)
  const owners = await accountsByIds(ctx, await ownersOf(ctx, homeId))
  const message: Message = {
    fact: `home.moved:${moveId}`,
    about: { kind: 'home', id: homeId },
    path: `/owners/final-approval/${homeId}`,
    occasion: { kind: 'home_moved', home: name, to: to as MovedTo, note },
  }
  return [...owners.values()].map((owner) => toReader(app, owner, message))
}

export const ownerNews: NewsOn<
  | 'statement.closed'
  | 'owner.tax_form_filed'
  | 'owner.paid'
  | 'owner.payout_returned'
  | 'calendar.clashed'
  | 'feed.stale'
  | 'feed.unclear'
  | 'home.moved'
> = {
  'statement.closed': statementClosed,
  'owner.tax_form_filed': taxFormFiled,
  'owner.paid': ownerPaid,
  'owner.payout_returned': payoutReturned,
  'calendar.clashed': aboutCalendar(clash),
  'feed.stale': aboutCalendar(stale),
  'feed.unclear': unclear,
  'home.moved': homeMoved,
}
