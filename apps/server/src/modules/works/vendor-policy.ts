import type { PlainDate } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { vendorsByIds } from '#modules/vendors'
import { problems } from './messages.ts'
import { isInsuredOn } from './rules.ts'

/** @throws Problem 409 vendor_uninsured when the insurance on file ends before a day */
export const assertInsured = async (ctx: ReadCtx, vendorId: number | null, day: PlainDate): Promise<void> => {
  if (vendorId === null) return
  const vendor = (await vendorsByIds(ctx, [vendorId])).get(vendorId)
  if (vendor && !isInsuredOn(vendor.insured_until, day))
    throw new Problem(409, 'vendor_uninsured', problems.uninsured, { insuredUntil: vendor.insured_until })
}
