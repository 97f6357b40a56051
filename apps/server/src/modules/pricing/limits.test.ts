import { askDeposit, keepStayFees, keepUtilityFees, saveAddOns } from '@porchlight/contract'
import { afterAll, expect, it } from 'vitest'
import { a, usualPricing } from '#testing/builders'
import { testApp } from '#testing/harness'

const t = await testApp()
afterAll(() => t.close())

const confirm = {
  concerns: ['high_fee' as const, 'high_deposit' as const],
  reason: 'As agreed with the owner',
}
const none = { kind: 'none' as const, name: 'Ada Quill', reason: 'Included' }

/** What an owner of a home in this currency can set: `accepted`, or why not. */
const setters = async (currency: string, base: number) => {
  const plan = { ...usualPricing.plan, currency, base, weekend: null }
  const pricing = { plan, fees: [] }
  const owner = await t.person('owner')
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, currency, pricing }))
  const params = { id: String(home.id) }
  const said = async (answer: Promise<{ ok: boolean; error?: { code: string } }>) => {
    const given = await answer
    return given.ok ? 'accepted' : given.error?.code
  }
  return {
    cleaning: (amount: number) =>
      said(
        owner.call(keepStayFees, { params, body: { cleaning: { kind: 'amount', amount }, service: none, confirm } }),
      ),
    deposit: (amount: number) => said(owner.call(askDeposit, { params, body: { amount, confirm } })),
    addOn: (amount: number) => {
      const addOn = { kind: 'extra' as const, label: 'Boat', note: '', per: 'stay' as const, amount }
      return said(owner.call(saveAddOns, { params, body: { addOns: [addOn], confirm } }))
    },
    utility: (amount: number) =>
      said(
        owner.call(keepUtilityFees, {
          params,
          body: { fees: [{ utility: 'electricity', per: 'stay', amount }], confirm },
        }),
      ),
  }
}

it.each([
  ['dollars', 'USD', 1_000_00, 1],
  ['rupiah', 'IDR', 8_000_000_00, 10_000],
  ['dong', 'VND', 12_000_000, 1_000],
  ['forints', 'HUF', 200_000_00, 1_000],
])('limits fees and deposits in %s by their worth', async (_, currency, base, scale) => {
  const set = await setters(currency, base)
  const limits = { cleaning: 10_000_000, deposit: 2_000_000, addOn: 10_000_000, utility: 100_000 } as const
  for (const [what, most] of Object.entries(limits) as [keyof typeof limits, number][])
    expect([what, await set[what](most * scale), await set[what](most * scale + 1)]).toEqual([
      what,
      'accepted',
      'invalid_prices',
    ])
})
