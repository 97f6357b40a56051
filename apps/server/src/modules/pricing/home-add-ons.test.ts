import { type AddOn, addOnsOfHome, quoteById, quoteStay, saveAddOns } from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { feesInForce } from './fees-in-force.ts'

const t = sceneApp()
let owner: Awaited<ReturnType<typeof t.person>>
let home: Home
beforeAll(async () => {
  owner = await t.person('owner')
})
beforeEach(async () => {
  home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
})

const firewood: AddOn = { kind: 'extra', label: 'Firewood', note: 'Dry oak by the door.', per: 'stay', amount: 8_500 }
const breakfast: AddOn = { kind: 'extra', label: 'Breakfast', note: '', per: 'guest_night', amount: 2_000 }
const params = () => ({ id: String(home.id) })
const keep = (addOns: AddOn[]) => owner.call(saveAddOns, { params: params(), body: { addOns } })
const retained = async () => {
  const answer = await owner.call(addOnsOfHome, { params: params() })
  return answer.ok && answer.results.addOns
}
const quoted = async (addOns: number[] = []) => {
  const body = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2, addOns }
  const answer = await t.visitor().call(quoteStay, { params: { id: home.id }, body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.quote
}
/** What a stay's checkout offers, with prices. */
const offered = async () => {
  const { id, hash } = await quoted()
  const answer = await t.visitor().call(quoteById, { params: { id, hash } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.addOns
}

describe('a home’s add-ons', () => {
  it('are offered by its owner, charged only on request, and replaced as a whole', async () => {
    const before = await quoted()
    expect(await keep([firewood, breakfast])).toMatchObject({ ok: true })
    expect(await retained()).toMatchObject([firewood, breakfast])
    expect((await quoted()).total).toEqual(before.total)
    const [wood, meals] = await offered()
    expect([wood, meals]).toMatchObject([
      { label: 'Firewood', price: { amount: 8_500 } },
      { label: 'Breakfast', price: { amount: 2_000 * 2 * 7 } },
    ])
    const withWood = await quoted([wood?.id ?? 0])
    expect(withWood.total.amount - before.total.amount).toBe(8_500)
    await keep([breakfast])
    expect(await retained()).toMatchObject([breakfast])
    await keep([])
    expect(await offered()).toEqual([])
    expect((await quoted()).total).toEqual(before.total)
  })

  it('leave the home’s fees alone', async () => {
    const others = (await t.read((ctx) => feesInForce(ctx, home.id))).map(({ label }) => label)
    await keep([firewood])
    expect((await t.read((ctx) => feesInForce(ctx, home.id))).map(({ label }) => label)).toEqual([
      ...others,
      'Firewood',
    ])
  })

  it('can’t be set by anyone else, and each name is unique', async () => {
    const stranger = await t.person('owner')
    expect(await stranger.call(addOnsOfHome, { params: params() })).toMatchObject({ error: { status: 404 } })
    expect(await stranger.call(saveAddOns, { params: params(), body: { addOns: [] } })).toMatchObject({
      error: { status: 404 },
    })
    for (const wrong of [[firewood, { ...breakfast, label: 'firewood' }], [{ ...firewood, amount: 0 }]])
      expect(await keep(wrong)).toMatchObject({ error: { status: 422, code: 'invalid_input' } })
    expect(await keep([{ ...firewood, label: ' ' }])).toMatchObject({ error: { status: 422 } })
  })
})
