import type { DeskIssue, Issue, OwnerIssue } from '@porchlight/contract'
import { phoneView } from '#kernel/phone'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { bookingsByIds } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { mediaFileView, uploadsByIds } from '#modules/media'
import { answersOf, type IssueRow } from './issues.ts'

/** Reports with their photos and the team's answers. */
export const issueViews = async (ctx: ReadCtx, rows: readonly IssueRow[]): Promise<Issue[]> => {
  const answers = await answersOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const authors = await accountsByIds(
    ctx,
    answers.map(({ author_id }) => author_id),
  )
  const uploads = await uploadsByIds(
    ctx,
    rows.flatMap((row) => row.uploads.map(Number)),
  )
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    by: row.reported_as,
    topic: row.topic,
    text: row.text,
    files: row.uploads.flatMap((id) => uploads.get(Number(id)) ?? []).map(mediaFileView),
    state: row.state,
    reportedAt: row.reported_at.toISOString(),
    answerBy: row.answer_by?.toISOString() ?? null,
    answers: answers
      .filter(({ issue_id }) => issue_id === row.id)
      .map(({ state, author_id, text, at }) => ({
        state,
        author: authors.get(author_id)?.firstName ?? '',
        text,
        at: at.toISOString(),
      })),
  }))
}

export const issuesForStaff = async (ctx: ReadCtx, rows: readonly IssueRow[]): Promise<DeskIssue[]> => {
  const bookings = await bookingsByIds(ctx, [...new Set(rows.flatMap(({ booking_id }) => booking_id ?? []))])
  const homes = await homesByIds(ctx, [...new Set(rows.map(({ home_id }) => home_id))])
  const reporters = await accountsByIds(ctx, [...new Set(rows.map(({ reporter_id }) => reporter_id))])
  const issues = await issueViews(ctx, rows)
  return issues.flatMap((issue, at) => {
    const { home_id, reporter_id } = rows[at] ?? {}
    const home = homes.find(({ id }) => id === home_id)
    const reporter = reporters.get(reporter_id ?? 0)
    if (!home) return []
    const { number, arrive, depart } = bookings.get(issue.bookingId ?? 0) ?? {}
    return [
      {
        ...issue,
        home: home.name,
        homeId: home.id,
        reporter: `${reporter?.firstName ?? ''} ${reporter?.lastName ?? ''}`.trim(),
        ...phoneView(reporter?.phone ?? '', reporter?.phoneState ?? 'certain'),
        stay: number && arrive && depart ? { number, arrive, depart } : null,
        timeZone: home.timeZone,
      },
    ]
  })
}

/** Reports for the home's owners, without guest phone numbers: the team calls guests, owners don't. */
export const issuesForOwner = async (ctx: ReadCtx, rows: readonly IssueRow[]): Promise<OwnerIssue[]> =>
  (await issuesForStaff(ctx, rows)).map(({ phone: _, displayPhone: __, phoneUnclear: ___, ...issue }) => issue)
