import {
  type ApprovalOutcome,
  type answerBid,
  type BodyOf,
  type layOutBid,
  mostCost,
  mostRepairLimit,
  type setApprovalLimit,
} from '@porchlight/contract'
import { requireUpTo } from '#kernel/amount-limit'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { type ApprovalHandler, submitForApproval } from '#modules/approvals'
import { todayOf } from '#modules/availability'
import { moneyInWords } from '#modules/bookings'
import { type Home, homeById, lockHome, ownersOf } from '#modules/homes'
import { vendorsByIds } from '#modules/vendors'
import {
  type BidRow,
  bidById,
  bidsOf,
  declineOthers,
  insertBid,
  limitOf,
  saveLimit,
  say,
  setBidState,
} from './bid-queries.ts'
import { emailOwners, emailTeam } from './cost-emails.ts'
import { asksOwner, totalOf } from './engine/costs.ts'
import { type JobRow, lockJob, updateJob } from './job-queries.ts'
import { problems } from './messages.ts'
import { assertInsured, workDay } from './vendor-policy.ts'

const notNow = () => new Problem(409, 'not_allowed_now', problems.notNow)

/** A repair whose price can still be settled. @throws Problem 404; 409 not_allowed_now */
const openRepair = async (ctx: WriteCtx, id: number): Promise<JobRow> => {
  const job = await lockJob(ctx, id)
  const priced = (await bidsOf(ctx, id)).some(({ state }) => state === 'accepted')
  if (job.kind !== 'repair' || priced || (job.state !== 'planned' && job.state !== 'proposed')) throw notNow()
  return job
}

/**
 * Adds a bid for a repair. Above the home's limit the owners are asked, and nothing continues until one of them
 * approves.
 * @throws Problem 404; 409 not_allowed_now, vendor_uninsured; 422 assignee_unknown
 */
export const layOut = async (app: App, ctx: WriteCtx, id: number, request: BodyOf<typeof layOutBid>, by: number) => {
  const job = await openRepair(ctx, id)
  const { vendorId, note, lines } = request
  const vendor = vendorId === null ? null : (await vendorsByIds(ctx, [vendorId])).get(vendorId)
  if (vendor === undefined || vendor?.retired_at) throw new Problem(422, 'assignee_unknown', problems.unknownAssignee)
  const home = await lockHome(ctx, job.home_id)
  await assertInsured(ctx, workOf(ctx, job, home, vendorId))
  for (const { cost } of lines) requireUpTo(mostCost, { amount: cost, currency: home.currency }, 'lines')
  const total = totalOf(lines)
  const bid = await insertBid(
    ctx,
    { job_id: id, vendor_id: vendorId, note, currency: home.currency, total_minor: total, made_by: by },
    lines.map(({ kind, what, cost, markup }) => ({ kind, what, cost_minor: cost, markup })),
  )
  if (!asksOwner(total, await limitOf(ctx, home))) return
  const word = await say(ctx, {
    job_id: id,
    bid_id: bid.id,
    side: 'team',
    what: 'requested',
    amount_minor: total,
    text: note,
    author_id: by,
  })
  await updateJob(ctx, job, { state: 'proposed' })
  await emailOwners(app, ctx, job, word)
}

/** The day a vendor would work, for its insurance. */
const workOf = (ctx: WriteCtx, job: JobRow, home: Home, vendorId: number | null) => ({
  jobId: job.id,
  vendorId,
  day: workDay(ctx, job, home),
})

/** Accepts a bid: its vendor does the job at this price. @throws Problem 409 vendor_uninsured */
const settle = async (ctx: WriteCtx, job: JobRow, bid: BidRow): Promise<void> => {
  await assertInsured(ctx, workOf(ctx, job, await homeById(ctx, job.home_id), bid.vendor_id))
  await setBidState(ctx, bid.id, 'accepted')
  await declineOthers(ctx, bid)
  const who = bid.vendor_id === null ? {} : { vendor_id: bid.vendor_id, member_id: null }
  await updateJob(ctx, job, { ...who, state: 'planned', moves: job.moves + 1 })
}

/** @throws Problem 404; 409 not_allowed_now, vendor_uninsured, approval_missing above the home's limit */
export const order = async (app: App, ctx: WriteCtx, id: number, bidId: number, by: number): Promise<void> => {
  const job = await openRepair(ctx, id)
  const bid = await bidById(ctx, id, bidId)
  if (bid.state !== 'laid_out') throw notNow()
  const home = await lockHome(ctx, job.home_id)
  if (asksOwner(bid.total_minor, await limitOf(ctx, home)))
    throw new Problem(409, 'approval_missing', problems.approvalMissing)
  await settle(ctx, job, bid)
  const word = await say(ctx, {
    job_id: id,
    bid_id: bidId,
    side: 'team',
    what: 'ordered',
    amount_minor: bid.total_minor,
    text: '',
    author_id: by,
  })
  await emailOwners(app, ctx, job, word)
}

const said = { approve: 'approved', counter: 'countered', decline: 'declined' } as const

/**
 * Records the owner's answer to a bid, at the sum they read. If several bids were declined, the last one ends the job.
 * @throws Problem 404; 409 not_allowed_now, terms_changed; 422 counter_too_high
 */
export const answer = async (app: App, ctx: WriteCtx, id: number, request: BodyOf<typeof answerBid>, by: number) => {
  const { bidId, answer: chosen, amount, text } = request
  const job = await openRepair(ctx, id)
  const bid = await bidById(ctx, id, bidId)
  if (job.state !== 'proposed' || bid.state !== 'laid_out') throw notNow()
  if (chosen === 'counter' && amount >= bid.total_minor)
    throw new Problem(422, 'counter_too_high', problems.counterTooHigh, undefined, { required: ['amount'] })
  if (chosen !== 'counter' && amount !== bid.total_minor) throw new Problem(409, 'terms_changed', problems.bidChanged)
  if (chosen === 'approve') await settle(ctx, job, bid)
  if (chosen === 'decline') {
    await setBidState(ctx, bidId, 'declined')
    const left = (await bidsOf(ctx, id)).some(({ state }) => state === 'laid_out')
    if (!left) await updateJob(ctx, job, { state: 'declined' })
  }
  const word = await say(ctx, {
    job_id: id,
    bid_id: bidId,
    side: 'owner',
    what: said[chosen],
    amount_minor: amount,
    text,
    author_id: by,
  })
  await emailTeam(app, ctx, job, word)
}

type Limit = Pick<BodyOf<typeof setApprovalLimit>, 'amount' | 'from'>

/** @throws Problem 422 in_the_past */
const setLimit = async (ctx: WriteCtx, homeId: number, { amount, from }: Limit, by: number): Promise<void> => {
  const home = await lockHome(ctx, homeId)
  if (from < todayOf(home, ctx.now))
    throw new Problem(422, 'in_the_past', problems.limitPast, undefined, { required: ['from'] })
  await saveLimit(ctx, homeId, from, amount, by)
}

/**
 * Submits a repair limit agreed in writing: a lower one counts at once, a higher one needs the document and a second
 * person. The owners are notified of both.
 * @throws Problem 422 in_the_past, evidence_needed, file_unknown; 409 already_pending
 */
export const submitLimit = async (
  ctx: WriteCtx,
  homeId: number,
  { reason, evidence, ...limit }: BodyOf<typeof setApprovalLimit>,
  by: number,
): Promise<ApprovalOutcome> => {
  const home = await lockHome(ctx, homeId)
  if (limit.from < todayOf(home, ctx.now))
    throw new Problem(422, 'in_the_past', problems.limitPast, undefined, { required: ['from'] })
  const before = await limitOf(ctx, home)
  const { currency } = home
  requireUpTo(mostRepairLimit, { amount: limit.amount, currency })
  const owners = await ownersOf(ctx, homeId)
  const outcome = await submitForApproval(ctx, {
    kind: 'repair_limit',
    subject: `home:${homeId}`,
    amount: { amount: limit.amount, currency },
    facts: {
      home: home.name,
      from: limit.from,
      before: moneyInWords({ amount: before, currency }),
      after: moneyInWords({ amount: limit.amount, currency }),
    },
    act: { homeId, limit, by },
    reason,
    evidence,
    participants: owners,
    affected: owners,
    by,
    waits: limit.amount > before,
  })
  if (outcome.state === 'done') await setLimit(ctx, homeId, limit, by)
  return outcome
}

export const repairLimitHandler: ApprovalHandler = {
  kind: 'repair_limit',
  carryOut: async (ctx, { act }) => {
    const { homeId, limit, by } = act as { homeId: number; limit: Limit; by: number }
    await setLimit(ctx, homeId, limit, by)
  },
}
