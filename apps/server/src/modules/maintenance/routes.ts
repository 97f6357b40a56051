import {
  answerIssue,
  issueOfOwner,
  issuesOfDesk,
  issuesOfOwner,
  issuesOfStay,
  recordIssue,
  reportAsOwner,
  reportIssue,
} from '@porchlight/contract'
import { actsFor } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import { bookingById, seenBy } from '#modules/bookings'
import { homesOfOwner, ownsHome } from '#modules/homes'
import {
  issueById,
  issuesOfBooking,
  issuesOfHomes,
  saveAnswer,
  saveIssue,
  saveOwnerIssue,
  staffIssues,
} from './issues.ts'
import { mayReport, promiseUntil } from './rules.ts'
import { issuesForOwner, issuesForStaff, issueViews } from './views.ts'

export const routes: readonly Route[] = [
  route(issuesOfStay, ({ actor, params, read }) =>
    read(async (ctx) => {
      const viewer = { accountId: actor.accountId, staff: actsFor(actor, 'bookings') }
      const { booking, roles } = await seenBy(ctx, viewer, params.id)
      const isGuest = roles.includes('guest')
      return {
        issues: await issueViews(ctx, await issuesOfBooking(ctx, booking.id)),
        mayReport: isGuest && mayReport(booking, ctx.now),
        mayRecord: viewer.staff && mayReport(booking, ctx.now),
        promiseUntil: (isGuest && promiseUntil(booking, ctx.now)?.toISOString()) || null,
      }
    }),
  ),

  route(
    reportIssue,
    ({ app, actor, params, body, write }) =>
      write(async (ctx) => {
        const { booking, roles } = await seenBy(ctx, { accountId: actor.accountId, staff: false }, params.id)
        if (!roles.includes('guest')) throw notFound('This booking')
        const [issue] = await issueViews(ctx, [await saveIssue(app, ctx, booking, body)])
        if (!issue) throw notFound('This report')
        return { issue }
      }),
    { allowance: { perMinute: 10 } },
  ),

  route(recordIssue, ({ app, params, body, write }) =>
    write(async (ctx) => {
      const saved = await saveIssue(app, ctx, await bookingById(ctx, params.id), { ...body, files: [] })
      const [issue] = await issueViews(ctx, [saved])
      if (!issue) throw notFound('This report')
      return { issue }
    }),
  ),

  route(issuesOfDesk, ({ read }) =>
    read(async (ctx) => ({ issues: await issuesForStaff(ctx, await staffIssues(ctx)) })),
  ),

  route(issuesOfOwner, ({ actor, read }) =>
    read(async (ctx) => {
      const homes = await homesOfOwner(ctx, actor.accountId)
      const found = await issuesOfHomes(
        ctx,
        homes.map(({ id }) => id),
      )
      return { issues: await issuesForOwner(ctx, found) }
    }),
  ),

  route(
    reportAsOwner,
    ({ app, actor, params, body, write }) =>
      write(async (ctx) => {
        if (!(await ownsHome(ctx, actor.accountId, params.id))) throw notFound('This home')
        const [issue] = await issuesForOwner(ctx, [await saveOwnerIssue(app, ctx, params.id, actor.accountId, body)])
        if (!issue) throw notFound('This report')
        return { issue }
      }),
    { allowance: { perMinute: 10 } },
  ),

  route(issueOfOwner, ({ actor, params, read }) =>
    read(async (ctx) => {
      const row = await issueById(ctx, params.id)
      if (!row || !(await ownsHome(ctx, actor.accountId, row.home_id))) throw notFound('This report')
      const [issue] = await issuesForOwner(ctx, [row])
      if (!issue) throw notFound('This report')
      return { issue }
    }),
  ),

  route(answerIssue, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await saveAnswer(app, ctx, params.id, { ...body, by: actor.accountId })
      return {}
    }),
  ),
]
