import { type ComparedHome, type compareHomes, partyIn, type QueryOf, stayIn } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { homesByIds, liveHomesInFull } from '#modules/homes'
import { pricingOf, type StayAnswer, stayAnswers } from '#modules/pricing'

type Requested = QueryOf<typeof compareHomes>

const policyNames = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, string>> =>
  new Map(
    await Promise.all(
      (await homesByIds(ctx, homeIds)).map(async (home) => {
        const { terms } = await pricingOf(ctx, home)
        return [home.id, terms?.policy.name ?? ''] as const
      }),
    ),
  )

/** Compares live homes side by side: their details, and for a stay the price or every reason it cannot be booked. */
export const compared = async (ctx: ReadCtx, requested: Requested): Promise<ComparedHome[]> => {
  const homes = await liveHomesInFull(ctx, requested.ids)
  const ids = homes.map(({ id }) => id)
  const stay = stayIn(requested)
  const policies = await policyNames(ctx, ids)
  const answers = stay ? await stayAnswers(ctx, ids, stay, partyIn(requested)) : new Map<number, StayAnswer>()
  return homes.map((home) => ({
    ...home,
    policyName: policies.get(home.id) || null,
    ...(answers.get(home.id) ?? { headline: null, taxes: null, reasons: [] }),
  }))
}
