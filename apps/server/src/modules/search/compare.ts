import type { ComparedHome, compareHomes, QueryOf } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type StayReason, stayReasons } from '#modules/availability'
import { homesByIds, liveHomesInFull } from '#modules/homes'
import { headlinesOf, pricingOf } from '#modules/pricing'

type Asked = QueryOf<typeof compareHomes>

const partyOf = ({ adults, children, infants, pets }: Asked) => ({
  adults: Math.max(1, adults),
  children,
  infants,
  pets,
})

const stayOf = ({ arrive, depart }: Asked) => (arrive && depart ? { arrive, depart } : null)

const policyNames = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, string>> =>
  new Map(
    await Promise.all(
      (await homesByIds(ctx, homeIds)).map(async (home) => {
        const { terms } = await pricingOf(ctx, home)
        return [home.id, terms?.policy.name ?? ''] as const
      }),
    ),
  )

/** Live homes side by side: what each is, and for a stay its price, or every reason why it cannot be had. */
export const compared = async (ctx: ReadCtx, asked: Asked): Promise<ComparedHome[]> => {
  const homes = await liveHomesInFull(ctx, asked.ids)
  const ids = homes.map(({ id }) => id)
  const [stay, party] = [stayOf(asked), partyOf(asked)]
  const policies = await policyNames(ctx, ids)
  const prices = stay ? await headlinesOf(ctx, ids, stay, party) : new Map()
  return Promise.all(
    homes.map(async (home): Promise<ComparedHome> => {
      const reasons: (StayReason | { code: 'no_price' })[] = stay
        ? await stayReasons(ctx, home.id, stay, { party })
        : []
      const price = reasons.length === 0 ? prices.get(home.id) : undefined
      if (stay && reasons.length === 0 && !price) reasons.push({ code: 'no_price' })
      const { headline = null, taxes = null } = price ?? {}
      return { ...home, policyName: policies.get(home.id) || null, headline, taxes, reasons }
    }),
  )
}
