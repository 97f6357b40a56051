import { askDeposit, depositOfHome, quoteStay } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'

const t = sceneApp()

describe('R31 the deposit that a home asks for', () => {
  it('R31 is set by its owner or the team, stands in the next quote, outside of headline and total', async () => {
    const owner = await t.person('owner')
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
    const params = { id: String(home.id) }
    const quote = async () => {
      const body = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 }
      const answer = await t.visitor().call(quoteStay, { params: { id: home.id }, body })
      if (!answer.ok) throw new Error(answer.error.code)
      return answer.results.quote
    }
    const before = await quote()
    expect(before.deposit).toBeNull()
    expect(await owner.call(askDeposit, { params, body: { amount: 150_000 } })).toMatchObject({ ok: true })
    const after = await quote()
    expect(after.deposit).toEqual({ amount: 150_000, currency: 'USD' })
    expect([after.headline, after.total, after.schedule]).toEqual([before.headline, before.total, before.schedule])
    const staff = await t.person('staff')
    expect(await staff.call(depositOfHome, { params })).toMatchObject({
      results: { home: { id: home.id }, deposit: { amount: 150_000 } },
    })
    await staff.call(askDeposit, { params, body: { amount: 0 } })
    expect((await quote()).deposit).toBeNull()
  })

  it('R14 lets guests waive it for more than half of it only with a reason', async () => {
    const owner = await t.person('owner')
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
    const params = { id: String(home.id) }
    const ask = (price: number, confirm?: { concerns: string[]; reason: string }) =>
      owner.call(askDeposit, { params, body: { amount: 100_000, waiver: { price, limit: 150_000 }, confirm } })
    expect(await ask(50_000)).toMatchObject({ ok: true })
    const concern = { code: 'high_waiver', amount: { amount: 690_000 }, deposit: { amount: 100_000 } }
    expect(await ask(690_000)).toMatchObject({
      error: { code: 'confirmation_needed', details: { concerns: [concern] } },
    })
    expect(await ask(50_001)).toMatchObject({ error: { code: 'confirmation_needed' } })
    const confirm = { concerns: ['high_waiver'], reason: 'Covers the boat and the pool as well' }
    expect(await ask(60_000, confirm)).toMatchObject({ ok: true })
    expect(await ask(60_000)).toMatchObject({ ok: true })
  })

  it('is nobody else’s to set, and waits for prices', async () => {
    const owner = await t.person('owner')
    const stranger = await t.person('owner')
    const home = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))
    const params = { id: String(home.id) }
    expect(await stranger.call(depositOfHome, { params })).toMatchObject({ error: { status: 404 } })
    expect(await stranger.call(askDeposit, { params, body: { amount: 1 } })).toMatchObject({ error: { status: 404 } })
    expect(await owner.call(depositOfHome, { params })).toMatchObject({ results: { deposit: null } })
    expect(await owner.call(askDeposit, { params, body: { amount: 1 } })).toMatchObject({
      error: { status: 409, code: 'not_allowed_now' },
    })
  })
})
