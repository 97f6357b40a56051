import type { HomeOf } from '#http/home-scope'
import { jobById } from './job-queries.ts'
import { db } from './tables.ts'

const homeOfBill: HomeOf = async (ctx, id) => {
  const row = await db(ctx).selectFrom('works.bill').select('job_id').where('id', '=', id).executeTakeFirst()
  return row ? (await jobById(ctx, row.job_id)).home_id : null
}

/** Finds the home behind each path of this module. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  jobs: async (ctx, id) => (await jobById(ctx, id)).home_id,
  'staff/bills': homeOfBill,
  'vendor-bills': homeOfBill,
}
