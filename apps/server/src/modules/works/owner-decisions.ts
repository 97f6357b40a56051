import type { JobDecision } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { homesByIds } from '#modules/homes'
import { vendorsByIds } from '#modules/vendors'
import { openBidsOf } from './bid-queries.ts'
import { proposedJobs } from './job-queries.ts'
import { jobCards } from './views.ts'

/** Repairs in these homes waiting for an owner's answer, by day, each with the bids that can still be chosen. */
export const decisionsInHomes = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<JobDecision[]> => {
  const jobs = await proposedJobs(ctx, homeIds)
  const bids = await openBidsOf(
    ctx,
    jobs.map(({ id }) => id),
  )
  const byJob = Map.groupBy(bids, ({ job_id }) => job_id)
  const vendors = await vendorsByIds(
    ctx,
    bids.flatMap(({ vendor_id }) => vendor_id ?? []),
  )
  const homes = await homesByIds(ctx, [...new Set(jobs.map(({ home_id }) => home_id))])
  const currencyOf = new Map(homes.map(({ id, currency }) => [id, currency]))
  return (await jobCards(ctx, jobs)).flatMap((job) => {
    const open = byJob.get(job.id) ?? []
    if (open.length === 0) return []
    return {
      job,
      bids: open.map(({ id, vendor_id, total_minor }) => ({
        id,
        vendor: vendors.get(vendor_id ?? 0)?.name ?? null,
        total: { amount: total_minor, currency: currencyOf.get(job.home.id) ?? 'USD' },
      })),
    }
  })
}
