import { keepUtilityFees, quoteStay, setupOfHome, utilityFeesOfHome } from '@porchlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { priceDesk } from './testing/price-desk.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const stay = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 }
const heating = { utility: 'heating', per: 'night', amount: 1_250 } as const
const firewood = { utility: 'firewood', per: 'stay', amount: 9_000 } as const

it('appears on the next price, line by line, beside the existing fees, and can be removed', async () => {
  const { owner, home, params } = await priceDesk(t)
  const quote = async () => {
    const answer = await t.visitor().call(quoteStay, { params: { id: home.id }, body: stay })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results.quote
  }
  const before = await quote()
  const retained = await owner.call(keepUtilityFees, { params, body: { fees: [heating, firewood] } })
  expect(retained).toMatchObject({ ok: true })
  const after = await quote()
  const added = after.lines.filter(({ label }) => label === 'Heating' || label === 'Firewood')
  expect(added.map(({ amount }) => amount.amount)).toEqual([7 * heating.amount, firewood.amount])
  expect(after.lines.length).toBe(before.lines.length + 2)
  expect(await owner.call(utilityFeesOfHome, { params })).toMatchObject({
    ok: true,
    results: { fees: [heating, firewood] },
  })
  await owner.call(keepUtilityFees, { params, body: { fees: [] } })
  expect((await quote()).total).toEqual(before.total)
})

it('can be decided before a home has prices, and is preserved when it gets them', async () => {
  const owner = await t.person('owner')
  const { id } = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, status: 'draft' }))
  const params = { id }
  await owner.call(keepUtilityFees, { params, body: { fees: [firewood] } })
  expect(await owner.call(utilityFeesOfHome, { params })).toMatchObject({ ok: true, results: { fees: [firewood] } })
  const setup = await owner.call(setupOfHome, { params })
  const step = setup.ok && setup.results.steps.find((one) => one.step === 'utility-fee-settings')
  expect(step).toMatchObject({ state: 'done' })
})

it('accepts each utility once, and no zero or fractional amounts', async () => {
  const { owner, params } = await priceDesk(t)
  for (const fees of [[heating, heating], [{ ...heating, amount: 0 }], [{ ...heating, amount: 1.5 }]])
    expect(await owner.call(keepUtilityFees, { params, body: { fees } })).toMatchObject({
      ok: false,
      error: { status: 422 },
    })
})
