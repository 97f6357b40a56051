import {
  askVendorException,
  changeJob,
  dateIn,
  inspectionOfStay,
  jobOfDesk,
  jobOfOwner,
  jobsOfDesk,
  jobsOfOwner,
  makeJob,
  moveJob,
  planDay,
  recordJob,
  repairBoard,
  staffOperations,
} from '@porchlight/contract'
import { actsFor } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { refuseUnconfirmed } from '#modules/accounts'
import { seenBy } from '#modules/bookings'
import { homeById, homesOfOwner } from '#modules/homes'
import { billRoutes } from './bill-routes.ts'
import { assertOwns, costRoutes } from './cost-routes.ts'
import { boardOf, planJobs } from './day-board.ts'
import { move, planJob, record, rescheduleJob } from './job-commands.ts'
import {
  countsOf,
  doneJobs,
  inspectionsOf,
  type JobRow,
  jobById,
  jobsOfIssue,
  openJobsOfHomes,
  staffJobs,
} from './job-queries.ts'
import { decisionsInHomes } from './owner-decisions.ts'
import { paymentRoutes } from './payment-routes.ts'
import { repairBoardOf } from './repair-board.ts'
import { supportingRoutes } from './supporting-routes.ts'
import { submitVendorException } from './vendor-exceptions.ts'
import { jobCards, jobRecord, jobsForStaff } from './views.ts'

const onDesk = async (ctx: ReadCtx, row: JobRow) => ({ job: await jobsForStaff(ctx, row) })

const desk: readonly Route[] = [
  route(staffOperations, ({ query, read }) => read((ctx) => boardOf(ctx, query.date))),
  route(planDay, ({ app, body, write }) => write((ctx) => planJobs(app, ctx, body))),
  route(repairBoard, ({ actor, read }) => read((ctx) => repairBoardOf(ctx, actsFor(actor, 'bookings')))),
  route(jobsOfDesk, ({ query: { view, homeId }, read }) =>
    read(async (ctx) => {
      const home = homeId === undefined ? undefined : await homeById(ctx, homeId)
      // Days of work are those of the home, or the company's where several are looked at.
      const today = home ? dateIn(home.timeZone, ctx.now) : ctx.today
      const rows =
        view === 'done'
          ? await doneJobs(ctx, homeId === undefined ? undefined : [homeId])
          : await staffJobs(ctx, view, today, homeId)
      return {
        jobs: await jobCards(ctx, rows),
        counts: await countsOf(ctx, today, homeId),
        home: home ? { id: home.id, name: home.name } : null,
      }
    }),
  ),
  route(jobOfDesk, ({ params, read }) => read(async (ctx) => onDesk(ctx, await jobById(ctx, params.id)))),
  route(makeJob, ({ body, write }) => write(async (ctx) => onDesk(ctx, await planJob(ctx, body)))),
  route(changeJob, ({ app, params, body, write }) =>
    write(async (ctx) => onDesk(ctx, await rescheduleJob(app, ctx, params.id, body))),
  ),
  route(moveJob, ({ app, params, body, write }) =>
    write(async (ctx) => onDesk(ctx, await move(app, ctx, params.id, body.move))),
  ),
  route(askVendorException, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      return { outcome: await submitVendorException(ctx, params.id, body, actor.accountId) }
    }),
  ),
  route(recordJob, ({ actor, params, body, write }) =>
    write(async (ctx) => onDesk(ctx, await record(ctx, params.id, body, actor.accountId))),
  ),
]

const owners: readonly Route[] = [
  route(jobsOfOwner, ({ actor, query, read }) =>
    read(async (ctx) => {
      const homeIds = (await homesOfOwner(ctx, actor.accountId)).map(({ id }) => id)
      const found = query.issueId === undefined ? undefined : await jobsOfIssue(ctx, query.issueId, homeIds)
      const rows = found ?? (await (query.done === 'true' ? doneJobs : openJobsOfHomes)(ctx, homeIds))
      const upcoming = found === undefined && query.done !== 'true'
      return {
        jobs: await jobCards(ctx, rows),
        decisions: upcoming ? await decisionsInHomes(ctx, homeIds) : [],
      }
    }),
  ),
  route(jobOfOwner, ({ actor, params, read }) =>
    read(async (ctx) => {
      await assertOwns(ctx, actor.accountId, params.id)
      return { job: await jobRecord(ctx, await jobById(ctx, params.id)) }
    }),
  ),
  route(inspectionOfStay, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { booking, roles } = await seenBy(ctx, { accountId: actor.accountId, staff: false }, params.id)
      if (!roles.includes('owner')) throw notFound('This booking')
      const { id, number, homeId, arrive, depart, checkOutAt } = booking
      const { name, timeZone } = await homeById(ctx, homeId)
      const inspections = []
      for (const row of await inspectionsOf(ctx, id)) inspections.push(await jobRecord(ctx, row))
      return {
        stay: { bookingId: id, number, home: name, timeZone, arrive, depart, over: checkOutAt <= ctx.now },
        inspections,
      }
    }),
  ),
]

export const routes: readonly Route[] = [
  ...desk,
  ...owners,
  ...costRoutes,
  ...billRoutes,
  ...paymentRoutes,
  ...supportingRoutes,
]
