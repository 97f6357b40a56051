import { changePrices, type PriceChangeInput, pricesOfHome } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import type { TestApp } from '#testing/harness'
import { leaveUndecidedOut, type Pricing } from '../index.ts'

const deskOf = async (t: TestApp, homeFor: (ctx: WriteCtx, ownerId: number) => Promise<Home>) => {
  const owner = await t.person('owner')
  const home = await t.write((ctx) => homeFor(ctx, owner.accountId))
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

/** An owner on the pricing screen of one live home. */
export const priceDesk = (t: TestApp, pricing: Partial<Pricing> = {}) =>
  deskOf(t, (ctx, ownerId) => a.pricedHome(ctx, { ownerId, pricing }))

/** The same for a home without prices. */
export const newPriceDesk = (t: TestApp, status: 'draft' | 'live' = 'draft') =>
  deskOf(t, async (ctx, ownerId) => {
    const home = await a.home(ctx, { ownerId, status })
    await leaveUndecidedOut(ctx, home.id, 'Ada Quill', 'made for a test')
    return home
  })
