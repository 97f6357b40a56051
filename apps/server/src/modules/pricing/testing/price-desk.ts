import { changePrices, type PriceChangeInput, pricesOfHome } from '@porchlight/contract'
import { a } from '#testing/builders'
import type { TestApp } from '#testing/harness'
import type { Pricing } from '../index.ts'

/** An owner at the desk of one home's prices. */
export const priceDesk = async (t: TestApp, pricing: Partial<Pricing> = {}) => {
  const owner = await t.person('owner')
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, pricing }))
  const params = { id: String(home.id) }
  const look = async (from = '2027-07-01', to = '2027-07-15') => {
    const answer = await owner.call(pricesOfHome, { params, query: { from, to } })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results
  }
  const ask = async (change: PriceChangeInput) => ({ params, body: { change, version: (await look()).version } })
  return {
    owner,
    home,
    params,
    look,
    ask,
    change: async (change: PriceChangeInput) => owner.call(changePrices, await ask(change)),
    priceOn: async (night: string) => (await look()).nights.find(({ date }) => date === night)?.price,
  }
}
