import { type answerIssue, type BodyOf, type Issue, promiseTopic, type reportIssue } from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import { quotedText } from '#kernel/quoted-text'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, staffAccounts } from '#modules/accounts'
import { type Booking, bookingById } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { assertSentBy } from '#modules/media'
import { issueAnswered, issueReported } from './events.ts'
import { emails, problems } from './messages.ts'
import { mayReport, promisedAnswer, promiseUntil } from './rules.ts'
import { type AnswerRow, db, type IssueRow } from './tables.ts'

export type { IssueRow } from './tables.ts'

const all = (ctx: ReadCtx) => db(ctx).selectFrom('maintenance.issue').selectAll()

export const issuesOfBooking = (ctx: ReadCtx, bookingId: number): Promise<IssueRow[]> =>
  all(ctx).where('booking_id', '=', bookingId).orderBy('id', 'desc').execute()

export const issuesBy = (ctx: ReadCtx, accountId: number): Promise<IssueRow[]> =>
  all(ctx).where('reporter_id', '=', accountId).orderBy('id').execute()

const most = 200

/**
 * Unanswered reports first, by earliest promised deadline, then longest-waiting; then those in progress; then the
 * latest resolved.
 */
const inOrder = (issues: ReturnType<typeof all>) =>
  issues
    .orderBy(sql`array_position(array['open', 'under_way', 'solved'], state)`)
    .orderBy(sql`case when state = 'open' then answer_by end`)
    .orderBy(sql`case when state <> 'solved' then id end`)
    .orderBy('id', 'desc')
    .limit(most)

export const staffIssues = (ctx: ReadCtx): Promise<IssueRow[]> => inOrder(all(ctx)).execute()

/** Unanswered reports: those with a promised deadline first, then longest-waiting. */
export const openIssues = (ctx: ReadCtx, limit: number): Promise<IssueRow[]> =>
  all(ctx).where('state', '=', 'open').orderBy(sql`answer_by nulls last`).orderBy('id').limit(limit).execute()

/** Reports for these homes, in the order of the staff list. */
export const issuesOfHomes = (ctx: ReadCtx, homeIds: readonly number[]): Promise<IssueRow[]> =>
  inOrder(all(ctx).where('home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)).execute()

export const issueById = (ctx: ReadCtx, id: number): Promise<IssueRow | undefined> =>
  all(ctx).where('id', '=', id).executeTakeFirst()

export const answersOf = (ctx: ReadCtx, issueIds: readonly number[]): Promise<AnswerRow[]> =>
  db(ctx)
    .selectFrom('maintenance.answer')
    .selectAll()
    .where('issue_id', '=', sql<number>`any(${[...issueIds]}::bigint[])`)
    .orderBy('id')
    .execute()

type TeamEmail = 'reported' | 'promised' | 'overdue'

/** Notifies staff who manage stays immediately. */
const tellTeam = async ({ adapters }: App, ctx: WriteCtx, issue: IssueRow, number: string | null, what: TeamEmail) => {
  const reporter = await accountById(ctx, issue.reporter_id)
  const home = await homeById(ctx, issue.home_id)
  const name = `${reporter?.firstName ?? ''} ${reporter?.lastName ?? ''}`.trim()
  const by = issue.answer_by && { instant: issue.answer_by.toISOString(), zone: home.timeZone }
  const lines = quotedText(issue.text)
  for (const one of await staffAccounts(ctx))
    if (one.permissions.includes('bookings'))
      await adapters.post.email(ctx, {
        to: one.email,
        accountId: one.id,
        fact: `issue.${what}:${issue.id}`,
        kind: 'issue',
        ...emails.reported(
          { firstName: one.firstName, home: home.name, number },
          { name, as: issue.reported_as, lines, photos: issue.uploads.length, what, by },
        ),
      })
}

/** Reports under the promise whose deadline passed without an answer, and without a reminder so far. */
export const overdueIssues = (ctx: ReadCtx): Promise<IssueRow[]> =>
  all(ctx)
    .where('state', '=', 'open')
    .where('answer_by', '<=', ctx.now)
    .where('overdue_notice_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()

/** Reminds the team once of a report under the promise that wasn't answered in time. */
export const remindTeam = async (app: App, ctx: WriteCtx, id: number): Promise<void> => {
  const row = await db(ctx)
    .updateTable('maintenance.issue')
    .set({ overdue_notice_at: ctx.now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('overdue_notice_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) return
  const booking = row.booking_id === null ? null : await bookingById(ctx, row.booking_id)
  await tellTeam(app, ctx, row, booking?.number ?? null, 'overdue')
}

type Report = BodyOf<typeof reportIssue>
type Reporter = { id: number; as: Issue['by']; homeId: number; bookingId: number | null }

/** @throws Problem 422 file_unknown */
const insertIssue = async (ctx: WriteCtx, { topic, text, files }: Report, by: Reporter): Promise<IssueRow> => {
  await assertSentBy(ctx, by.id, files, 'photos')
  const row = await db(ctx)
    .insertInto('maintenance.issue')
    .values({
      booking_id: by.bookingId,
      home_id: by.homeId,
      reporter_id: by.id,
      reported_as: by.as,
      topic,
      text,
      uploads: [...files],
      reported_at: ctx.now,
      answer_by: topic === promiseTopic ? promisedAnswer(ctx.now) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(ctx, issueReported({ issueId: row.id, homeId: row.home_id }))
  return row
}

/** @throws Problem 409 not_allowed_now; 422 file_unknown */
export const saveIssue = async (app: App, ctx: WriteCtx, booking: Booking, report: Report): Promise<IssueRow> => {
  const isPromise = report.topic === promiseTopic
  if (!mayReport(booking, ctx.now)) throw new Problem(409, 'not_allowed_now', problems.notNow)
  if (isPromise && !promiseUntil(booking, ctx.now)) throw new Problem(409, 'not_allowed_now', problems.promiseOver)
  const { id, homeId, guestId, number } = booking
  const row = await insertIssue(ctx, report, { id: guestId, as: 'guest', homeId, bookingId: id })
  await tellTeam(app, ctx, row, number, isPromise ? 'promised' : 'reported')
  return row
}

/** Saves an owner's report about one of their homes; no stay is needed. @throws Problem 422 file_unknown */
export const saveOwnerIssue = async (
  app: App,
  ctx: WriteCtx,
  homeId: number,
  ownerId: number,
  report: Report,
): Promise<IssueRow> => {
  const row = await insertIssue(ctx, report, { id: ownerId, as: 'owner', homeId, bookingId: null })
  await tellTeam(app, ctx, row, null, 'reported')
  return row
}

type Answer = BodyOf<typeof answerIssue> & { by: number }

/** Saves a staff answer. Staff can answer as often as needed; the reporter is emailed each time. @throws Problem 404 */
export const saveAnswer = async (app: App, ctx: WriteCtx, id: number, { state, text, by }: Answer): Promise<void> => {
  const row = await db(ctx)
    .updateTable('maintenance.issue')
    .set({ state })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('This report')
  const answer = await db(ctx)
    .insertInto('maintenance.answer')
    .values({ issue_id: id, state, author_id: by, text, at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announce(ctx, issueAnswered({ issueId: id, homeId: row.home_id }))
  const booking = row.booking_id === null ? null : await bookingById(ctx, row.booking_id)
  const reporter = await accountById(ctx, row.reporter_id)
  const home = await homeById(ctx, row.home_id)
  if (!reporter) return
  const about = { firstName: reporter.firstName, home: home.name, number: booking?.number ?? null }
  const path = booking ? `/travelers/bookings/${booking.id}#issues` : `/owners/maintenance/issues/${id}`
  await app.adapters.post.email(ctx, {
    to: reporter.email,
    accountId: reporter.id,
    fact: `issue.answered:${answer.id}`,
    kind: 'issue',
    ...emails.answered(about, path, state === 'solved'),
  })
}
