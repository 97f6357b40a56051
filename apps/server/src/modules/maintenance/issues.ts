import type { answerIssue, BodyOf, reportIssue } from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, staffAccounts } from '#modules/accounts'
import { type Booking, bookingById } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { assertSentBy } from '#modules/media'
import { letters, problems } from './messages.ts'
import { mayReport } from './rules.ts'
import { type AnswerRow, db, type IssueRow } from './tables.ts'

export type { IssueRow } from './tables.ts'

const all = (ctx: ReadCtx) => db(ctx).selectFrom('maintenance.issue').selectAll()

export const issuesOfBooking = (ctx: ReadCtx, bookingId: number): Promise<IssueRow[]> =>
  all(ctx).where('booking_id', '=', bookingId).orderBy('id', 'desc').execute()

export const issuesBy = (ctx: ReadCtx, guestId: number): Promise<IssueRow[]> =>
  all(ctx).where('guest_id', '=', guestId).orderBy('id').execute()

const most = 200

/** What nobody has answered first, the longest waiting first; then what is under way; then what was solved last. */
const inOrder = (issues: ReturnType<typeof all>) =>
  issues
    .orderBy(sql`array_position(array['open', 'under_way', 'solved'], state)`)
    .orderBy(sql`case when state <> 'solved' then id end`)
    .orderBy('id', 'desc')
    .limit(most)

export const deskIssues = (ctx: ReadCtx): Promise<IssueRow[]> => inOrder(all(ctx)).execute()

/** Of these homes, in the order of the desk. */
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

/** Whoever of the team looks after stays hears of it at once. */
const tellTeam = async (
  { adapters }: App,
  ctx: WriteCtx,
  { id, homeId, guestId, number }: Booking,
  issueId: number,
) => {
  const guest = await accountById(ctx, guestId)
  const home = await homeById(ctx, homeId)
  const name = `${guest?.firstName ?? ''} ${guest?.lastName ?? ''}`.trim()
  for (const one of await staffAccounts(ctx))
    if (one.permissions.includes('bookings'))
      await adapters.post.letter(ctx, {
        to: one.email,
        accountId: one.id,
        fact: `issue.reported:${id}:${issueId}`,
        kind: 'issue',
        ...letters.reported({ firstName: one.firstName, home: home.name, number }, name),
      })
}

/** @throws Problem 409 not_allowed_now; 422 file_unknown */
export const keepIssue = async (
  app: App,
  ctx: WriteCtx,
  booking: Booking,
  { topic, text, files }: BodyOf<typeof reportIssue>,
): Promise<IssueRow> => {
  if (!mayReport(booking, ctx.now)) throw new Problem(409, 'not_allowed_now', problems.notNow)
  await assertSentBy(ctx, booking.guestId, files, 'photos')
  const row = await db(ctx)
    .insertInto('maintenance.issue')
    .values({
      booking_id: booking.id,
      home_id: booking.homeId,
      guest_id: booking.guestId,
      topic,
      text,
      uploads: [...files],
      reported_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellTeam(app, ctx, booking, row.id)
  return row
}

type Answer = BodyOf<typeof answerIssue> & { by: number }

/** The team answers, as often as there is something to say; the guest is written to. @throws Problem 404 */
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
  const booking = await bookingById(ctx, row.booking_id)
  const guest = await accountById(ctx, row.guest_id)
  const home = await homeById(ctx, row.home_id)
  if (!guest) return
  const about = { firstName: guest.firstName, home: home.name, number: booking.number }
  await app.adapters.post.letter(ctx, {
    to: guest.email,
    accountId: guest.id,
    fact: `issue.answered:${answer.id}`,
    kind: 'issue',
    ...letters.answered(about, `/travelers/bookings/${booking.id}#issues`, state === 'solved'),
  })
}
