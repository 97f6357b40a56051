import type { DeskIssue, Issue, OwnerIssue } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { bookingsByIds } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { mediaFileView, uploadsByIds } from '#modules/media'
import { answersOf, type IssueRow } from './issues.ts'

/** Reports with their photos and what the team answered. */
export const shownIssues = async (ctx: ReadCtx, rows: readonly IssueRow[]): Promise<Issue[]> => {
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
    topic: row.topic,
    text: row.text,
    files: row.uploads.flatMap((id) => uploads.get(Number(id)) ?? []).map(mediaFileView),
    state: row.state,
    reportedAt: row.reported_at.toISOString(),
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

export const shownOnDesk = async (ctx: ReadCtx, rows: readonly IssueRow[]): Promise<DeskIssue[]> => {
  const bookings = await bookingsByIds(ctx, [...new Set(rows.map(({ booking_id }) => booking_id))])
  const homes = await homesByIds(ctx, [...new Set(rows.map(({ home_id }) => home_id))])
  const guests = await accountsByIds(ctx, [...new Set(rows.map(({ guest_id }) => guest_id))])
  return (await shownIssues(ctx, rows)).flatMap((issue) => {
    const booking = bookings.get(issue.bookingId)
    const home = homes.find(({ id }) => id === booking?.homeId)
    const guest = guests.get(booking?.guestId ?? 0)
    if (!booking || !home) return []
    return [
      {
        ...issue,
        number: booking.number,
        home: home.name,
        guest: `${guest?.firstName ?? ''} ${guest?.lastName ?? ''}`.trim(),
        phone: guest?.phone ?? '',
        arrive: booking.arrive,
        depart: booking.depart,
        timeZone: home.timeZone,
      },
    ]
  })
}

/** For owners of the homes: the team calls guests, they do not. */
export const shownToOwner = async (ctx: ReadCtx, rows: readonly IssueRow[]): Promise<OwnerIssue[]> =>
  (await shownOnDesk(ctx, rows)).map(({ phone: _, ...issue }) => issue)
