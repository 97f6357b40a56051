import type { PlainDate } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { vendorsByIds } from '#modules/vendors'
import { problems } from './messages.ts'
import { isInsuredOn } from './rules.ts'
import { db } from './tables.ts'

/** Whether a second person approved that this vendor does this job without insurance. */
const hasException = async (ctx: ReadCtx, jobId: number, vendorId: number): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('works.vendor_exception')
    .select('job_id')
    .where('job_id', '=', jobId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()) !== undefined

type Work = { jobId: number; vendorId: number | null; day: PlainDate }

/** @throws Problem 409 vendor_uninsured when the insurance on file ends before the day of a job, unless that was approved */
export const assertInsured = async (ctx: ReadCtx, { jobId, vendorId, day }: Work): Promise<void> => {
  if (vendorId === null) return
  const vendor = (await vendorsByIds(ctx, [vendorId])).get(vendorId)
  if (!vendor || isInsuredOn(vendor.insured_until, day) || (await hasException(ctx, jobId, vendorId))) return
  throw new Problem(409, 'vendor_uninsured', problems.uninsured, { insuredUntil: vendor.insured_until })
}
