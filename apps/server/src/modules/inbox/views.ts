import type { InboxItem, InboxItemState, InboxKind, InboxNote } from '@porchlight/contract'
import { isLanguage } from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { teamScope } from '#http/home-scope'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds, staffAccounts } from '#modules/accounts'
import { bookingById } from '#modules/bookings'
import { conversationById } from '#modules/conversations'
import { byUrgency } from '#modules/today'
import { itemRows, mentionsOf, notesOf } from './queries.ts'
import { answerDue } from './rules.ts'
import { conversationItems, type failedJobsFor, openItems, type Source } from './sources.ts'

type FailedJobs = Awaited<ReturnType<typeof failedJobsFor>>
type Placed = { item: InboxItem; bookingId: number | null; personId: number | null }

export const nameOf = (account: { firstName: string; lastName: string } | undefined): string =>
  account ? `${account.firstName} ${account.lastName}`.trim() : ''

/** Items with assignees, tags, and deadlines; items someone marked as done are left out. */
const placed = async (ctx: ReadCtx, sources: readonly Source[], me: number, withDone = false): Promise<Placed[]> => {
  const rows = await itemRows(ctx, sources)
  const mentioned = await mentionsOf(ctx, me)
  const people = await accountsByIds(
    ctx,
    [...rows.values()].flatMap(({ assignee_id }) => assignee_id ?? []),
  )
  return sources.flatMap(({ bookingId, personId, ...source }) => {
    const place = `${source.kind}:${source.key}`
    const row = rows.get(place)
    if (row?.done_at && source.since && row.done_at >= new Date(source.since) && !withDone) return []
    const assignee = people.get(row?.assignee_id ?? 0)
    const item: InboxItem = {
      ...source,
      dueAt:
        source.kind === 'message' && source.urgency === 'now' && source.since
          ? answerDue(new Date(source.since)).toISOString()
          : source.dueAt,
      assignee: assignee ? { id: assignee.id, name: nameOf(assignee) } : null,
      snoozedUntil: row?.snoozed_until && row.snoozed_until > ctx.now ? row.snoozed_until.toISOString() : null,
      tags: row?.tags ?? [],
      mentioned: mentioned.has(place),
    }
    return [{ item, bookingId, personId }]
  })
}

export const teamOf = async (ctx: ReadCtx) =>
  (await staffAccounts(ctx))
    .map(({ id, firstName, lastName }) => ({ id, name: nameOf({ firstName, lastName }) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))

export const openList = async (app: App, ctx: ReadCtx, actor: Person, failed: FailedJobs): Promise<InboxItem[]> =>
  (await placed(ctx, await openItems(app, ctx, actor, failed), actor.accountId)).map(({ item }) => item).sort(byUrgency)

/** What of this waits about one booking. */
export const waitingOfBooking = async (
  app: App,
  ctx: ReadCtx,
  actor: Person,
  bookingId: number,
): Promise<InboxItem[]> => {
  const sources = (await openItems(app, ctx, actor, [])).filter((source) => source.bookingId === bookingId)
  return (await placed(ctx, sources, actor.accountId)).map(({ item }) => item).sort(byUrgency)
}

export const conversationList = async (ctx: ReadCtx, actor: Person): Promise<InboxItem[]> =>
  (await placed(ctx, await conversationItems(ctx, actor), actor.accountId, true)).map(({ item }) => item)

type People = Awaited<ReturnType<typeof accountsByIds>>

export const noteView = (
  { id, author_id, text, mentions, at }: Awaited<ReturnType<typeof notesOf>>[number],
  people: People,
): InboxNote => ({
  id,
  author: nameOf(people.get(author_id)),
  text,
  mentions: mentions.map((one) => ({ id: one, name: nameOf(people.get(one)) })),
  at: at.toISOString(),
})

/** A conversation that isn't waiting can still be opened, assigned, and noted on. */
const answered = async (ctx: ReadCtx, key: string): Promise<Source> => {
  const { person_id, booking_id, opened_at } = await conversationById(ctx, Number(key))
  const person = (await accountsByIds(ctx, [person_id])).get(person_id)
  return {
    kind: 'message',
    key,
    urgency: 'later',
    home: null,
    person: nameOf(person),
    amount: null,
    detail: '',
    approvalKind: null,
    since: opened_at.toISOString(),
    dueAt: null,
    bookingId: booking_id,
    personId: person_id,
  }
}

/** @throws Problem 404 for an item that isn't waiting, or not for this person */
export const itemState = async (
  app: App,
  ctx: ReadCtx,
  actor: Person,
  { kind, key }: { kind: InboxKind; key: string },
  failed: FailedJobs,
): Promise<InboxItemState> => {
  const sources = await openItems(app, ctx, actor, failed)
  const open = sources.find((source) => source.kind === kind && source.key === key)
  const scope = await teamScope(app, ctx, actor)
  const isConversation = kind === 'message' && /^[1-9]\d{0,14}$/.test(key) && actsFor(actor, 'people')
  const source = open ?? (isConversation ? await answered(ctx, key) : undefined)
  if (scope && source?.bookingId && !scope.ids.has((await bookingById(ctx, source.bookingId)).homeId))
    throw notFound('This item')
  const [found] = source ? await placed(ctx, [source], actor.accountId, true) : []
  if (!found) throw notFound('This item')
  const notes = await notesOf(ctx, kind, key)
  const ids = [...notes.flatMap(({ author_id, mentions }) => [author_id, ...mentions]), found.personId ?? 0]
  const people = await accountsByIds(ctx, [...new Set(ids)])
  const language = people.get(found.personId ?? 0)?.language ?? ''
  return {
    item: found.item,
    notes: notes.map((note) => noteView(note, people)),
    bookingId: actsFor(actor, 'bookings') ? found.bookingId : null,
    personId: found.personId,
    message: kind === 'request' && found.bookingId !== null ? (await bookingById(ctx, found.bookingId)).message : null,
    language: isLanguage(language) ? language : null,
  }
}
