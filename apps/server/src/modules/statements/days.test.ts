import { rangeStatement } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { statementOfDays } from './queries.ts'
import { legalName, statementsScene, usd } from './testing/scene.ts'

const { t, statementOf, close, pay, ownerWithHome, earned } = statementsScene()

const daysOf = (ownerId: number, from: string, to: string) =>
  t.read((ctx) => statementOfDays(ctx, { ownerId, from, to, legalName }))

describe('a statement of any days', () => {
  it('R48 opens with what stood before its first day and closes with what stands after its last', async () => {
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

  it('R48 of exactly a quarter says what the quarter says, also when that is closed', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 100_00, '2027-02-10')
    await earned(owner, 70_00, '2027-05-20')
    await close(owner.ownerId, 2027, 1)
    const { year: _, quarter: _q, state: _s, closedAt: _c, ...quarter } = await statementOf(owner.ownerId, 2027, 1)
    expect(await daysOf(owner.ownerId, '2027-01-01', '2027-03-31')).toEqual(quarter)
  })

  it('is the owner’s own, of days in their order and at most three years', async () => {
    const [one, other] = [await ownerWithHome(), await t.person('owner')]
    await earned(one, 100_00, '2027-02-10')
    const own = await t.as(one.ownerId)
    const ask = (start: string, end: string) => own.call(rangeStatement, { query: { start, end } })
    expect(await ask('2027-02-01', '2027-02-28')).toMatchObject({ results: { statement: { earned: usd(100_00) } } })
    expect(await ask('2027-02-28', '2027-02-01')).toMatchObject({ error: { status: 422 } })
    expect(await ask('2020-01-01', '2027-02-01')).toMatchObject({ error: { status: 422 } })
    expect(await other.call(rangeStatement, { query: { start: '2027-02-01', end: '2027-02-28' } })).toMatchObject({
      results: { statement: { earned: usd(0), closing: usd(0) } },
    })
  })
})
