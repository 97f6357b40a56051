import type { ApprovalOutcome, askVendorException, BodyOf } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { type ApprovalHandler, submitForApproval } from '#modules/approvals'
import { homeById, ownersOf } from '#modules/homes'
import { vendorsByIds } from '#modules/vendors'
import { lockJob } from './job-queries.ts'
import { isOpen } from './lifecycle.ts'
import { problems } from './messages.ts'
import { db } from './tables.ts'

type Act = { jobId: number; vendorId: number }

/**
 * Requests that a vendor whose insurance has expired may do one job anyway; a second person must always approve.
 * @throws Problem 404; 409 not_allowed_now, already_pending; 422 assignee_unknown, file_unknown
 */
export const submitVendorException = async (
  ctx: WriteCtx,
  jobId: number,
  { vendorId, reason, evidence }: BodyOf<typeof askVendorException>,
  by: number,
): Promise<ApprovalOutcome> => {
  const job = await lockJob(ctx, jobId)
  if (!isOpen(job)) throw new Problem(409, 'not_allowed_now', problems.notNow)
  const vendor = (await vendorsByIds(ctx, [vendorId])).get(vendorId)
  if (!vendor || vendor.retired_at) throw new Problem(422, 'assignee_unknown', problems.unknownAssignee)
  const owners = await ownersOf(ctx, job.home_id)
  return submitForApproval(ctx, {
    kind: 'vendor_exception',
    subject: `job:${jobId}:${vendorId}`,
    facts: {
      vendor: vendor.name,
      home: (await homeById(ctx, job.home_id)).name,
      until: vendor.insured_until ?? '—',
      why: `its insurance ended on ${vendor.insured_until ?? 'a day that is not known'}`,
    },
    act: { jobId, vendorId } satisfies Act,
    reason,
    evidence,
    participants: owners,
    affected: owners,
    by,
  })
}

export const vendorExceptionHandler: ApprovalHandler = {
  kind: 'vendor_exception',
  carryOut: async (ctx, { act, approvedBy, requestId }) => {
    const { jobId, vendorId } = act as Act
    await db(ctx)
      .insertInto('works.vendor_exception')
      .values({ job_id: jobId, vendor_id: vendorId, request_id: requestId, approved_by: approvedBy, at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
}
