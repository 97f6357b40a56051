import {
  askDeposit,
  changeDeposit,
  changeHomeGroup,
  depositOfHome,
  depositsDesk,
  previewDeposit,
  quoteStay,
} from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'

const t = sceneApp()

describe('R31 a home’s deposit', () => {
  it('R31 is set by its owner or the team, and appears in the next quote, outside headline and total', async () => {
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

  it('R31 is the company’s or its group’s default while it follows, and its own again once set', async () => {
    const owner = await t.person('owner')
    const staff = await t.person('staff')
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
    const params = { id: String(home.id) }
    const reason = 'Agreed with our insurer'
    const deposit = async () => {
      const body = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 }
      const answer = await t.visitor().call(quoteStay, { params: { id: home.id }, body })
      return answer.ok ? (answer.results.quote.deposit?.amount ?? 0) : answer.error.code
    }
    const set = (amount: number | null, group: number | null = null) =>
      staff.call(changeDeposit, { body: { change: { group, currency: 'USD', amount }, reason } })
    expect(await set(80_000)).toMatchObject({ results: { homes: 0 } })
    expect(await deposit()).toBe(0)
    expect(await owner.call(askDeposit, { params, body: { amount: 0, inherit: true } })).toMatchObject({
      results: { deposit: { amount: 80_000 } },
    })
    expect(await deposit()).toBe(80_000)
    const made = await staff.call(changeHomeGroup, {
      body: { change: { kind: 'create', group: 'tag', name: 'Pools', area: null, homes: [home.id] }, reason },
    })
    const group = made.ok ? made.results.group : 0
    const change = { group, currency: 'USD', amount: 120_000 }
    expect(await staff.call(previewDeposit, { body: { change } })).toMatchObject({
      results: { homes: 1, affected: [{ id: home.id }] },
    })
    expect(await deposit()).toBe(80_000)
    await set(120_000, group)
    expect(await deposit()).toBe(120_000)
    expect(await owner.call(depositOfHome, { params })).toMatchObject({
      results: { inherited: true, standard: { amount: { amount: 120_000 }, group: 'Pools' } },
    })
    await set(null, group)
    expect(await deposit()).toBe(80_000)
    await owner.call(askDeposit, { params, body: { amount: 50_000 } })
    await set(90_000)
    expect(await deposit()).toBe(50_000)
    expect(await staff.call(depositsDesk)).toMatchObject({
      results: { deposits: [{ group: null, amount: { amount: 90_000 }, homes: 0 }], history: [{ reason }, {}, {}, {}] },
    })
    expect(await set(1, 999_999)).toMatchObject({ error: { code: 'not_found' } })
    expect(await owner.call(depositsDesk)).toMatchObject({ ok: false })
    await set(null)
  })

  it('R14 requires a reason for a damage waiver that costs more than half of it', async () => {
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

  it('can’t be set by anyone else, and requires prices first', async () => {
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
