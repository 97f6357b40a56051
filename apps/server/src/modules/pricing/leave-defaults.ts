import type { WriteCtx } from '#kernel/work'
import { followDefaults, type Home, stopFollowing } from '#modules/homes'
import { settingsTouched } from './engine/rate-settings.ts'
import type { Pricing, StayRules } from './pricing.ts'
import { stayTermsView } from './stay-rules.ts'

type Parts = Partial<Pricing>
/** A change to a home's prices; without `stays`, those are unchanged. */
type Changed = { before: Parts; after: Parts; stays: { before: StayRules; after: StayRules } | undefined }

const noRules: StayRules = { rules: [], fillGaps: true, preventGaps: false }

/**
 * Whatever a price change sets is the home's own from then on. What it leaves to the defaults follows a new base price.
 */
export const leaveDefaults = async (ctx: WriteCtx, home: Home, { before, after, stays }: Changed): Promise<void> => {
  const stateOf = ({ plan, discounts = [] }: Parts, rules: StayRules) => ({
    plan,
    discounts,
    stays: stayTermsView(rules),
  })
  const touched = settingsTouched(
    stateOf(before, stays?.before ?? noRules),
    stateOf({ ...before, ...after }, stays?.after ?? noRules),
  )
  await stopFollowing(ctx, [home.id], touched)
  if (after.plan && after.plan.base !== before.plan?.base) await followDefaults(ctx, [home])
}
