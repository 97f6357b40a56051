import { rangeStatement, statementsByPeriod } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { good } from '../bookings/testing/guest.ts'
import { statementOfDays } from './queries.ts'
import { legalName, statementsScene, usd } from './testing/scene.ts'

const { t, statementOf, close, pay, ownerWithHome, earned } = statementsScene()

const daysOf = (ownerId: number, from: string, to: string) =>
  t.read((ctx) => statementOfDays(ctx, { ownerId, from, to, legalName }))

describe('a statement for any range of days', () => {
  it('R48 opens with the balance before its first day and closes with the balance after its last', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 100_00, '2027-02-10')
    await earned(owner, 250_00, '2027-02-11')
    await earned(owner, 70_00, '2027-05-20')
    await pay(owner.ownerId, 300_00)
    expect(await daysOf(owner.ownerId, '2027-02-11', '2027-07-01')).toMatchObject({
      opening: usd(100_00),
      earned: usd(320_00),
      payouts: usd(0),
      closing: usd(420_00),
    })
    expect(await daysOf(owner.ownerId, '2027-07-02', '2027-07-02')).toMatchObject({
      opening: usd(420_00),
      payouts: usd(300_00),
      closing: usd(120_00),
    })
  })

  it("R48 for exactly a quarter matches the quarter's statement, even when that is closed", async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 100_00, '2027-02-10')
    await earned(owner, 70_00, '2027-05-20')
    await close(owner.ownerId, 2027, 1)
    const { year: _, quarter: _q, state: _s, closedAt: _c, ...quarter } = await statementOf(owner.ownerId, 2027, 1)
    expect(await daysOf(owner.ownerId, '2027-01-01', '2027-03-31')).toEqual(quarter)
  })

  it("is only the owner's own, with days in order and at most three years", async () => {
    const [one, other] = [await ownerWithHome(), await t.person('owner')]
    await earned(one, 100_00, '2027-02-10')
    const own = await t.as(one.ownerId)
    const ask = (start: string, end: string) => own.call(rangeStatement, { query: { start, end } })
    expect(await ask('2027-02-01', '2027-02-28')).toMatchObject({ results: { statement: { earned: usd(100_00) } } })
    expect(await ask('2027-02-28', '2027-02-01')).toMatchObject({ error: { status: 422 } })
    expect(await ask('2020-01-01', '2027-02-01')).toMatchObject({ error: { status: 422 } })
    const impossible = [
      ['2026-13-01', '2027-02-30'],
      ['2027-02-30', '2027-03-01'],
      ['0001-01-01', '9999-12-31'],
      ['', '2027-03-01'],
      ['2027-03-01', '+275760-09-13'],
    ] as const
    for (const [start, end] of impossible)
      expect(await ask(start, end)).toMatchObject({ error: { status: 422, code: 'invalid_input' } })
    expect(await other.call(rangeStatement, { query: { start: '2027-02-01', end: '2027-02-28' } })).toMatchObject({
      results: { statement: { earned: usd(0), closing: usd(0) } },
    })
  })

  it('R51 covers one home, adding up on its own, for those who have a share in it', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const one = await ownerWithHome('Gull House')
    const homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: one.ownerId, name: 'Tern Cottage' }))).id
    await earned(one, 300_00, '2027-02-10')
    await earned({ ...one, homeId }, 200_00, '2027-03-10')
    await pay(one.ownerId, 400_00)
    const owner = await t.as(one.ownerId)
    const ask = (who: Caller, propertyId: number, start: string, end: string) =>
      who.call(rangeStatement, { query: { start, end, propertyId: String(propertyId) } })
    const gull = await good(ask(owner, one.homeId, '2027-03-01', '2027-07-02'))
    const tern = await good(ask(owner, homeId, '2027-03-01', '2027-07-02'))
    expect(gull).toMatchObject({
      property: { name: 'Gull House' },
      statement: { opening: usd(300_00), earned: usd(0) },
    })
    expect(tern).toMatchObject({
      property: { name: 'Tern Cottage' },
      statement: { opening: usd(0), earned: usd(200_00) },
    })
    const both = (figure: 'payouts' | 'closing') => gull.statement[figure].amount + tern.statement[figure].amount
    expect([both('payouts'), both('closing')]).toEqual([400_00, 100_00])
    for (const { statement } of [gull, tern]) {
      const lines = statement.payoutLines.reduce((sum, { amount }) => sum + amount.amount, 0)
      expect(lines).toBe(-statement.payouts.amount || 0)
      expect(statement.homes).toHaveLength(statement.homes.length === 0 ? 0 : 1)
    }
    expect(await ask(await t.person('owner'), homeId, '2027-03-01', '2027-07-02')).toMatchObject({
      error: { status: 404 },
    })
  })
})

describe('statements by period', () => {
  it('R48 each month opens with the closing balance of the one before, for all homes or one', async () => {
    t.clock.set('2027-04-02T17:00:00Z')
    const one = await ownerWithHome('Gull House')
    await earned(one, 300_00, '2027-02-10')
    await earned(one, 200_00, '2027-04-01')
    await pay(one.ownerId, 100_00)
    const owner = await t.as(one.ownerId)
    const by = (query: { by: 'month' | 'quarter'; propertyId?: string }) =>
      good(owner.call(statementsByPeriod, { query }))
    const { periods } = await by({ by: 'month' })
    expect(periods.map(({ from, to, opening, closing }) => [from, to, opening.amount, closing.amount])).toEqual([
      ['2027-04-01', '2027-04-30', 300_00, 400_00],
      ['2027-03-01', '2027-03-31', 300_00, 300_00],
      ['2027-02-01', '2027-02-28', 0, 300_00],
    ])
    expect((await by({ by: 'month', propertyId: String(one.homeId) })).periods).toEqual(periods)
    expect((await by({ by: 'quarter' })).periods.map(({ from }) => from)).toEqual(['2027-04-01', '2027-01-01'])
    const stranger = await t.person('owner')
    const query = { by: 'month' as const, propertyId: String(one.homeId) }
    expect(await stranger.call(statementsByPeriod, { query })).toMatchObject({ error: { status: 404 } })
  })
})
