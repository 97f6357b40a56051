import { addDays, dateIn, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { type Home, lockHome } from '#modules/homes'
import { cancelJob } from '#modules/works'
import { type EnrolmentRow, enrolmentsOf, partOf, programById, visitsOfEnrollments } from './programs.ts'
import { isActive, lastDay } from './rules.ts'
import { db } from './tables.ts'
import { keepUp } from './visits.ts'

const problems = {
  taken: 'This home is already in this program.',
  notOffered: 'This program is not offered for this home.',
  past: 'This date is in the past.',
  tooFar: 'A program begins within a year.',
  noPart: 'This home isn’t in this program.',
}
const notNow = (text: string) => new Problem(409, 'not_allowed_now', text)
const wrong = (text: string, field: string) => new Problem(422, 'invalid_input', text, undefined, { required: [field] })

const todayOf = ({ now }: WriteCtx, { timeZone }: Home): PlainDate => dateIn(timeZone, now)

/** The enrollment in a program that is active today or later. */
const status = async (ctx: WriteCtx, homeId: number, programId: number, today: PlainDate) =>
  (await enrolmentsOf(ctx, homeId)).find((one) => one.program_id === programId && isActive(partOf(one), today))

/**
 * Enrolls a home in a program from a given day, at today's price and cadence. Plans its first visits and charges what
 * is due at once.
 * @throws Problem 404; 409 not_allowed_now; 422 invalid_input
 */
export const enroll = async (
  ctx: WriteCtx,
  request: { programId: number; homeId: number; from: PlainDate; by: number },
): Promise<void> => {
  const { programId, homeId, from, by } = request
  const home = await lockHome(ctx, homeId)
  const program = await programById(ctx, programId)
  const today = todayOf(ctx, home)
  if (!program.offered || program.currency !== home.currency) throw notNow(problems.notOffered)
  if (await status(ctx, homeId, programId, today)) throw notNow(problems.taken)
  if (from < today) throw wrong(problems.past, 'from')
  if (from > addDays(today, 365)) throw wrong(problems.tooFar, 'from')
  const { currency, price_minor, per, months, visits } = program
  const { id } = await db(ctx)
    .insertInto('programs.enrolment')
    .values({
      program_id: programId,
      home_id: homeId,
      from_on: from,
      until_on: null,
      currency,
      price_minor,
      per,
      months,
      visits,
      enrolled_by: by,
      enrolled_at: ctx.now,
      ended_by: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepUp(ctx, id)
}

const callOffAfter = async (app: App, ctx: WriteCtx, { id }: EnrolmentRow, until: PlainDate): Promise<void> => {
  for (const { day, job_id } of await visitsOfEnrollments(ctx, [id])) if (day > until) await cancelJob(app, ctx, job_id)
}

/**
 * Ends a home's enrollment on a given day, the last with a visit; later visits are canceled. An enrollment that has not
 * started by then never starts.
 * @throws Problem 404; 409 not_allowed_now; 422 invalid_input
 */
export const end = async (
  app: App,
  ctx: WriteCtx,
  request: { programId: number; homeId: number; until: PlainDate; by: number },
): Promise<void> => {
  const { programId, homeId, until, by } = request
  const home = await lockHome(ctx, homeId)
  const today = todayOf(ctx, home)
  const enrolment = await status(ctx, homeId, programId, today)
  if (!enrolment || enrolment.until_on !== null) throw notNow(problems.noPart)
  if (until < today) throw wrong(problems.past, 'until')
  await db(ctx)
    .updateTable('programs.enrolment')
    .set({ until_on: lastDay(partOf(enrolment), until), ended_by: by, ended_at: ctx.now })
    .where('id', '=', enrolment.id)
    .execute()
  await callOffAfter(app, ctx, enrolment, until)
}
