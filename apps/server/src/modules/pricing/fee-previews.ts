import type { PlainDate } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { contractOf, homesInSearch } from '#modules/homes'
import { type StayParts, stayParts } from './engine/stay-parts.ts'
import type { StayPrice } from './engine/stay-price.ts'
import { withFeeEffects } from './fee-effects.ts'
import { lockDefaults } from './group-changes.ts'
import { priceTestStay, type TestStay, testedView } from './test-stays.ts'

const partsView = ({ guest, owner, company, taxes }: StayParts, currency: string) => ({
  guest: { amount: guest, currency },
  owner: { amount: owner, currency },
  company: { amount: company, currency },
  taxes: { amount: taxes, currency },
})

/** What guest, owner, and company pay or get for a stay before and after; null for a home without a contract. */
const partsOf = async (ctx: ReadCtx, { home, arrive, channel }: TestStay, before: StayPrice, after: StayPrice) => {
  const contract = await contractOf(ctx, home, arrive)
  return contract
    ? {
        before: partsView(stayParts(before, contract, channel), before.currency),
        after: partsView(stayParts(after, contract, channel), after.currency),
      }
    : null
}

type SampleStay = { stay: TestStay | null; day: PlainDate }

/** The effects of a fee change: the homes, and a stay for guest, owner, and company. Run it in a dry run. */
export const previewFees = async (ctx: WriteCtx, { stay, day }: SampleStay, change: () => Promise<unknown>) => {
  await lockDefaults(ctx)
  const before = stay && (await priceTestStay(ctx, stay, day))
  const { count, affected } = await withFeeEffects(ctx, { homes: await homesInSearch(ctx), day }, change)
  const after = stay && (await priceTestStay(ctx, stay, day))
  const tested = stay && (await testedView(ctx, stay, before, after))
  const parts = stay && before && after ? await partsOf(ctx, stay, before, after) : null
  return { homes: count, affected, stay: tested && { ...tested, parts } }
}
