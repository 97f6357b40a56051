import type { InboxItem, Permission } from '@porchlight/contract'
import { dateIn } from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { teamScope } from '#http/home-scope'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homesOfBookings } from '#modules/bookings'
import { allConversations } from '#modules/conversations'
import { openReceived } from '#modules/correspondence'
import { homesByIds, homesInService } from '#modules/homes'
import { feedbackList } from '#modules/reviews'
import { lastBugReports } from '#modules/support'
import { openTasksOf } from '#modules/today'

/** An item as its owning module provides it, before the team's additions. */
export type Source = Omit<InboxItem, 'assignee' | 'snoozedUntil' | 'tags' | 'mentioned'> & {
  bookingId: number | null
  personId: number | null
}

const most = 200
const mostConversations = 100

type FailedJobs = Awaited<ReturnType<App['queue']['deadLetters']>>

/** Failed jobs, read outside the transaction of the list. */
export const failedJobsFor = async (app: App, actor: Person): Promise<FailedJobs> =>
  actsFor(actor, 'jobs') ? app.queue.deadLetters() : []

const blank = {
  urgency: 'later',
  home: null,
  person: null,
  amount: null,
  approvalKind: null,
  dueAt: null,
  bookingId: null,
  personId: null,
} as const

const short = (text: string): string => (text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`)

const failures = (failed: FailedJobs): Source[] =>
  failed.map(({ id, queue, message, failedAt }) => ({
    ...blank,
    kind: 'dead_letter',
    key: id,
    detail: short(`${queue}: ${message}`),
    since: failedAt.toISOString(),
  }))

const bugReports = async (ctx: ReadCtx): Promise<Source[]> =>
  (await lastBugReports(ctx)).map((row) => ({
    ...blank,
    kind: 'bug_report',
    key: String(row.id),
    detail: short(`${row.message} (${row.location})`),
    since: row.last_at.toISOString(),
  }))

const feedback = async (ctx: ReadCtx): Promise<Source[]> => {
  const { rows } = await feedbackList(ctx, { page: 1, perPage: most, show: 'open' })
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ account_id }) => account_id ?? []),
  )
  return rows.map((row) => {
    const person = people.get(row.account_id ?? 0)
    return {
      ...blank,
      kind: 'feedback',
      key: String(row.id),
      person: person ? `${person.firstName} ${person.lastName}`.trim() : row.email,
      detail: short(row.text || row.topics.join(', ')),
      since: row.at.toISOString(),
      bookingId: row.booking_id,
      personId: row.account_id,
    }
  })
}

/** Emails and texts that aren't in a conversation yet. */
const unlinked = async (ctx: ReadCtx): Promise<Source[]> =>
  (await openReceived(ctx, most)).map((row) => ({
    ...blank,
    kind: 'unlinked',
    key: String(row.id),
    urgency: 'today',
    person: row.sender_name || row.sender || null,
    detail: short(row.subject || row.text),
    since: row.received_at.toISOString(),
    personId: row.person_id,
  }))

/** Everything that waits for this staff member. */
export const openItems = async (app: App, ctx: ReadCtx, actor: Person, failed: FailedJobs): Promise<Source[]> => {
  const { timeZone } = siteOf(app)
  const homes = new Map((await homesInService(ctx)).map((home) => [home.id, home]))
  const tasks = await openTasksOf(ctx, {
    actor,
    homes,
    narrowed: false,
    homeOf: app.adapters.homeOf,
    today: dateIn(timeZone, ctx.now),
    timeZone,
    most,
  })
  const may = (permission: Permission) => actsFor(actor, permission)
  const scope = await teamScope(app, ctx, actor)
  const mine = scope ? tasks.filter(({ home }) => home === null || scope.names.has(home)) : tasks
  return [
    ...mine.map(({ id, ...task }) => ({ ...task, key: String(id) })),
    ...(may('people') ? [...(await unlinked(ctx)), ...(await feedback(ctx))] : []),
    ...(may('jobs') ? [...failures(failed), ...(await bugReports(ctx))] : []),
  ]
}

/** The newest conversations, including answered ones. */
export const conversationItems = async (ctx: ReadCtx, actor: Person): Promise<Source[]> => {
  if (!actsFor(actor, 'people')) return []
  const { rows } = await allConversations(ctx, { page: 1, perPage: mostConversations, show: 'all', order: 'newest' })
  const people = await accountsByIds(
    ctx,
    rows.map(({ person_id }) => person_id),
  )
  const stays = await homesOfBookings(
    ctx,
    rows.flatMap(({ booking_id }) => booking_id ?? []),
  )
  const homes = await homesByIds(ctx, [...new Set(stays.values())])
  const homeNames = new Map(homes.map(({ id, name }) => [id, name]))
  return rows.map((row) => {
    const person = people.get(row.person_id)
    return {
      ...blank,
      kind: 'message',
      key: String(row.id),
      urgency: row.waiting_since ? 'now' : 'later',
      home: homeNames.get(stays.get(row.booking_id ?? 0) ?? 0) ?? null,
      person: person ? `${person.firstName} ${person.lastName}`.trim() : null,
      detail: short(row.last_text),
      since: (row.waiting_since ?? row.last_at).toISOString(),
      bookingId: row.booking_id,
      personId: row.person_id,
    }
  })
}
