import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { credit, debit, post } from '#modules/ledger'
import { inEnglish } from '#testing/in-english'
import { correctOwner } from './corrections.ts'
import { quarterStatement } from './queries.ts'
import { db } from './tables.ts'
import { fresh } from './testing/earnings.ts'
import { statementQuery, statementsScene, usd } from './testing/scene.ts'

const { t, statementOf, close, ownerWithHome, earned } = statementsScene()

describe('closing a quarter', () => {
  it('R48 stores it word for word, and its closing is the next opening', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 4_218_60, '2027-03-20')
    await earned(owner, 1_000_00, '2027-04-10')
    await close(owner.ownerId, 2027, 1)
    const closed = await statementOf(owner.ownerId, 2027, 1)
    expect(closed).toMatchObject({ state: 'closed', closedAt: '2027-07-02T17:00:00.000Z', closing: usd(4_218_60) })
    const second = await close(owner.ownerId, 2027, 2)
    expect(second).toMatchObject({ opening: usd(4_218_60), earned: usd(1_000_00), closing: usd(5_218_60) })
    await earned(owner, 77_00, '2027-03-25')
    expect(await statementOf(owner.ownerId, 2027, 1)).toEqual(closed)
    expect(await statementOf(owner.ownerId, 2027, 2)).toEqual(second)
  })

  it('R48 dates anything that belongs to a closed quarter into the next one, as a correction', async () => {
    t.clock.set('2027-04-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-03-20')
    await close(owner.ownerId)
    await earned(owner, 300_00, '2027-03-31')
    await t.write((ctx) =>
      correctOwner(ctx, {
        ...owner,
        kind: 'correction',
        amount: usd(-50_00),
        document: 'Lost heating, 27 February',
        source: `correction:${fresh()}`,
        on: '2027-02-27',
      }),
    )
    const second = await statementOf(owner.ownerId, 2027, 2)
    expect(second).toMatchObject({
      opening: usd(1_000_00),
      earned: usd(0),
      adjustments: usd(250_00),
      closing: usd(1_250_00),
    })
    const lines = second.homes[0]?.lines ?? []
    expect(lines.map(({ kind, on }) => [kind, on])).toEqual([
      ['adjustment', '2027-04-01'],
      ['adjustment', '2027-04-01'],
    ])
    expect(inEnglish(lines.map(({ detail }) => detail)).join()).toMatch(
      /Belongs to Wed, Mar 31, 2027; that period is closed/,
    )
  })

  it('R48 happens in order, once, and only when the quarter is over', async () => {
    t.clock.set('2027-07-01T03:59:59Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-03-20')
    await expect(close(owner.ownerId, 2027, 2)).rejects.toMatchObject({ status: 422, code: 'not_over' })
    t.clock.set('2027-07-01T04:00:00Z')
    await expect(close(owner.ownerId, 2027, 2)).rejects.toMatchObject({ status: 409, code: 'previous_open' })
    await close(owner.ownerId, 2027, 1)
    await expect(close(owner.ownerId, 2027, 1)).rejects.toMatchObject({ status: 409, code: 'already_closed' })
    await close(owner.ownerId, 2027, 2)
    await expect(close(999_999_999, 2027, 2)).rejects.toMatchObject({ status: 404 })
  })

  it('R48 from ten screens at once closes it once', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-05-20')
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => close(owner.ownerId, 2027, 2)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'already_closed' })
  })

  it('R48 lets the database reject changes to what is closed', async () => {
    const run = (statement: ReturnType<typeof sql>) => t.write((ctx) => statement.execute(db(ctx)))
    await expect(run(sql`update statements.closed set closing_minor = 1`)).rejects.toThrow(/never changes/)
    await expect(run(sql`delete from statements.closed`)).rejects.toThrow(/never changes/)
    await expect(run(sql`truncate statements.closed`)).rejects.toThrow(/never changes/)
  })

  it('keeps statements of other currencies separate', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-05-20')
    await earned(owner, 1_000_00, '2027-05-21')
    await t.write((ctx) =>
      post(ctx, {
        purpose: 'recognition',
        source: `yen:${fresh()}`,
        document: 'Booking PL-9',
        currency: 'JPY',
        homeId: owner.homeId,
        on: '2027-05-20',
        lines: [debit('cash:trust', 70_000), credit('payable:owner', 70_000, { ownerId: owner.ownerId })],
      }),
    )
    expect(await close(owner.ownerId, 2027, 2)).toMatchObject({ closing: usd(2_000_00), currencies: ['USD', 'JPY'] })
    const yen = await t.read((ctx) =>
      quarterStatement(ctx, { ...statementQuery(owner.ownerId, 2027, 2), currency: 'JPY' }),
    )
    expect(yen).toMatchObject({ state: 'closed', closing: { amount: 70_000, currency: 'JPY' } })
  })
})
