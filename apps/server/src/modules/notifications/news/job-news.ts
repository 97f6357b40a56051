import { staffAccounts } from '#modules/accounts'
import { homeById } from '#modules/homes'
import { vendorsByIds } from '#modules/vendors'
import { dayOf } from '../values.ts'
import type { News, NewsOn } from './news.ts'

/** To team members who schedule jobs: someone else has to do this one, or the vendor must renew its insurance. */
const vendorRemoved: News<'job.vendor_removed'> = async (app, ctx, payload) => {
  const { jobId, homeId, vendorId } = payload
  const vendor = (await vendorsByIds(ctx, [vendorId])).get(vendorId)
  if (!vendor) return []
  const { name: home } = await homeById(ctx, homeId)
  const path = `/staff/jobs/${jobId}`
  const team = (await staffAccounts(ctx)).filter(({ permissions }) => permissions.includes('homes'))
  return team.map((reader) => ({
    reader,
    fact: `job.vendor_removed:${jobId}:${payload.moves}`,
    about: { kind: 'home', id: homeId },
    path,
    notification: {
      about: { firstName: reader.firstName, href: `${app.config.publicUrl}${path}` },
      occasion: {
        kind: 'team_vendor_removed',
        home,
        vendor: vendor.name,
        day: dayOf(payload.day),
        until: dayOf(payload.insuredUntil),
      },
    },
  }))
}

export const jobNews: NewsOn<'job.vendor_removed'> = { 'job.vendor_removed': vendorRemoved }
