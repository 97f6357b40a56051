import { dateIn, type PlainDate } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { type VendorRow, vendorsByIds } from '#modules/vendors'
import { problems } from './messages.ts'
import { isInsuredOn, laterOf } from './rules.ts'
import { db, type JobRow } from './tables.ts'

/** Whether a second person approved this vendor for this job without insurance. */
const hasException = async (ctx: ReadCtx, jobId: number, vendorId: number): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('works.vendor_exception')
    .select('job_id')
    .where('job_id', '=', jobId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()) !== undefined

type Work = { jobId: number; vendorId: number | null; day: PlainDate }

/** The day a vendor's insurance must cover to do a job: the day of the job, or today once that is past. */
export const workDay = (ctx: ReadCtx, { day }: Pick<JobRow, 'day'>, { timeZone }: Pick<Home, 'timeZone'>): PlainDate =>
  laterOf(day, dateIn(timeZone, ctx.now))

/**
 * The vendor whose insurance on file expires before the day of a job, unless a second person approved that; otherwise
 * undefined.
 */
export const uninsuredVendor = async (ctx: ReadCtx, { jobId, vendorId, day }: Work): Promise<VendorRow | undefined> => {
  if (vendorId === null) return undefined
  const vendor = (await vendorsByIds(ctx, [vendorId])).get(vendorId)
  if (!vendor || isInsuredOn(vendor.insured_until, day) || (await hasException(ctx, jobId, vendorId))) return undefined
  return vendor
}

/**
 * @throws Problem 409 vendor_uninsured when the insurance on file expires before the day of a job, unless that was
 * approved
 */
export const assertInsured = async (ctx: ReadCtx, work: Work): Promise<void> => {
  const vendor = await uninsuredVendor(ctx, work)
  if (vendor) throw new Problem(409, 'vendor_uninsured', problems.uninsured, { insuredUntil: vendor.insured_until })
}
