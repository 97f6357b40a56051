import { type BodyOf, type changeJob, type DeskJob, dateIn, type makeJob, type recordJob } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { staffAccounts } from '#modules/accounts'
import { bookingById } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { assertSentBy } from '#modules/media'
import { vendorsByIds } from '#modules/vendors'
import { emailAssigned, emailChanged } from './emails.ts'
import { insertJob, itemsOf, type JobRow, lockJob, setChecklist, updateJob } from './job-queries.ts'
import { isOpen, stateAfter } from './lifecycle.ts'
import { problems } from './messages.ts'
import { checkItemOf, missingPhotos, openChecks } from './rules.ts'
import { assertInsured, workDay } from './vendor-policy.ts'

const notNow = (text = problems.notNow) => new Problem(409, 'not_allowed_now', text)

type Plan = Omit<BodyOf<typeof makeJob>, 'kind'> & Pick<JobRow, 'kind'>

/** @throws Problem 404 when the home, or a stay in it, doesn't exist */
export const planJob = async (ctx: WriteCtx, request: Plan): Promise<JobRow> => {
  const { kind, homeId, title, note, day, bookingId, issueId } = request
  await homeById(ctx, homeId)
  if (bookingId !== null && (await bookingById(ctx, bookingId)).homeId !== homeId) throw notFound('This booking')
  const row = await insertJob(ctx, {
    kind,
    home_id: homeId,
    title,
    note,
    day,
    booking_id: bookingId,
    issue_id: issueId,
  })
  if (!row) throw notFound('This job')
  return row
}

type Assignee = NonNullable<BodyOf<typeof changeJob>['assignee']>

/** @throws Problem 422 assignee_unknown: not a team member, or a retired vendor */
const columnsFor = async (ctx: ReadCtx, assignee: Assignee | null) => {
  if (!assignee) return { member_id: null, vendor_id: null }
  const { as, id } = assignee
  const vendor = as === 'vendor' ? (await vendorsByIds(ctx, [id])).get(id) : undefined
  const member = as === 'team' ? (await staffAccounts(ctx)).find((one) => one.id === id) : undefined
  if ((as === 'vendor' && (!vendor || vendor.retired_at)) || (as === 'team' && !member))
    throw new Problem(422, 'assignee_unknown', problems.unknownAssignee, undefined, { required: ['assignee'] })
  return { member_id: member?.id ?? null, vendor_id: vendor?.id ?? null }
}

/**
 * Everyone who was sent the job is also notified of a new day; if it is reassigned, they are notified that they aren't
 * needed, and the next assignee isn't notified until it is sent to them.
 * @throws Problem 404; 409 not_allowed_now, vendor_uninsured; 422 assignee_unknown
 */
export const rescheduleJob = async (
  app: App,
  ctx: WriteCtx,
  id: number,
  request: BodyOf<typeof changeJob>,
): Promise<JobRow> => {
  const job = await lockJob(ctx, id)
  if (!isOpen(job)) throw notNow()
  const { day = job.day, note = job.note, assignee } = request
  if (day !== job.day && job.kind === 'turnover') throw notNow(problems.followsStay)
  const who =
    assignee === undefined ? { member_id: job.member_id, vendor_id: job.vendor_id } : await columnsFor(ctx, assignee)
  const same = who.member_id === job.member_id && who.vendor_id === job.vendor_id
  const moves = same && day === job.day ? job.moves : job.moves + 1
  const home = await homeById(ctx, job.home_id)
  // An assignee who was already sent the job is notified of the new day, so the insurance must cover it.
  const until = same && job.sent_at ? workDay(ctx, { day }, home) : dateIn(home.timeZone, ctx.now)
  if (!same || (job.sent_at && day !== job.day))
    await assertInsured(ctx, { jobId: id, vendorId: who.vendor_id, day: until })
  if (!same) await emailChanged(app, ctx, { ...job, moves, state: 'canceled' }, home)
  const changed = await updateJob(ctx, job, { ...who, day, note, moves, sent_at: same ? job.sent_at : null })
  if (same && day !== job.day) await emailChanged(app, ctx, changed, home)
  return changed
}

/** What the next guests rely on must be done and photographed. @throws Problem 422 checks_open, photos_missing */
const assertRecorded = async (ctx: ReadCtx, { id, kind, after_uploads }: JobRow): Promise<void> => {
  const items = await itemsOf(ctx, id)
  if (openChecks(kind, items) > 0)
    throw new Problem(422, 'checks_open', problems.checksOpen, undefined, { required: ['checklist'] })
  if (missingPhotos(items, after_uploads.length) > 0)
    throw new Problem(422, 'photos_missing', problems.photosMissing, undefined, { required: ['after'] })
}

/** @throws Problem 404; 409 not_allowed_now, assignee_missing, vendor_uninsured; 422 checks_open, photos_missing */
export const move = async (
  app: App,
  ctx: WriteCtx,
  id: number,
  name: DeskJob['allowedMoves'][number],
): Promise<JobRow> => {
  const job = await lockJob(ctx, id)
  const state = stateAfter(name, job)
  if (!state) throw notNow()
  const home = await homeById(ctx, job.home_id)
  if (name === 'send' || name === 'start')
    await assertInsured(ctx, { jobId: id, vendorId: job.vendor_id, day: workDay(ctx, job, home) })
  if (name === 'finish') await assertRecorded(ctx, job)
  if (name === 'send') {
    if (job.member_id === null && job.vendor_id === null)
      throw new Problem(409, 'assignee_missing', problems.noAssignee)
    const sent = await updateJob(ctx, job, { sent_at: ctx.now, moves: job.moves + 1 })
    await emailAssigned(app, ctx, sent)
    return sent
  }
  const moved = await updateJob(ctx, job, {
    state,
    started_at: state === 'under_way' ? ctx.now : job.started_at,
    done_at: state === 'done' ? ctx.now : null,
    moves: job.moves + 1,
  })
  if (state === 'canceled') await emailChanged(app, ctx, moved, home)
  return moved
}

/** Cancels a job; one that is done or already canceled is left alone. @throws Problem 404 */
export const cancelJob = async (app: App, ctx: WriteCtx, id: number): Promise<void> => {
  const job = await lockJob(ctx, id)
  if (!isOpen(job)) return
  const gone = await updateJob(ctx, job, { state: 'canceled', moves: job.moves + 1 })
  await emailChanged(app, ctx, gone, await homeById(ctx, gone.home_id))
}

/**
 * Records what was done and found, even after the job is done; existing photos stay attributed to those who sent them.
 * @throws Problem 404; 409 not_allowed_now; 422 file_unknown
 */
export const record = async (
  ctx: WriteCtx,
  id: number,
  { checklist, before, after, found }: BodyOf<typeof recordJob>,
  by: number,
): Promise<JobRow> => {
  const job = await lockJob(ctx, id)
  if (job.state === 'canceled' || job.state === 'declined') throw notNow()
  const there = new Set([...job.before_uploads, ...job.after_uploads].map(Number))
  await assertSentBy(
    ctx,
    by,
    [...before, ...after].filter((photo) => !there.has(photo)),
    'photos',
  )
  await setChecklist(
    ctx,
    id,
    checklist.map((item) => (item.photo ? item : { ...item, ...checkItemOf(item.text) })),
  )
  return updateJob(ctx, job, { before_uploads: before, after_uploads: after, found })
}
