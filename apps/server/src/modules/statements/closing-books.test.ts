import { closeTheBooks, closingViewNow, tellBankBalance } from '@porchlight/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { balances, credit, debit, post } from '#modules/ledger'
import { closeBooks, tellBank } from './closing-commands.ts'
import { closingViewOf } from './closing-views.ts'
import { correctOwner } from './corrections.ts'
import { datesOf } from './rules.ts'
import { db } from './tables.ts'
import { fresh } from './testing/earnings.ts'
import { legalName, statementsScene, usd } from './testing/scene.ts'

const { t, statementOf, pay, desk, ownerWithHome, earned } = statementsScene()

const cashAt = async (to: string) =>
  (await t.read((ctx) => balances(ctx, { accounts: ['cash:trust'], currency: 'USD', to })))[0]?.amount ?? 0

const tell = (year: number, quarter: number, amount: number) =>
  t.write((ctx) => tellBank(ctx, { year, quarter, balance: usd(amount), by: null }))
const close = (year: number, quarter: number) =>
  t.write((ctx) => closeBooks(ctx, { year, quarter, closedBy: null, legalName }))
const deskNow = () => t.read(closingViewOf)

/** A commission the operator earned from a stay, so that it can give something back. */
const commission = (on: string, amount: number) =>
  t.write((ctx) =>
    post(ctx, {
      purpose: 'recognition',
      source: `commission:${fresh()}`,
      document: 'Commission',
      currency: 'USD',
      on,
      lines: [
        debit('cash:trust', amount),
        credit('payable:operator', amount),
        debit('receivable:trust', amount),
        credit('income:commission', amount),
      ],
    }),
  )

describe('closing the books for everyone', () => {
  it('R44 R48 closes a year quarter by quarter, each opening with the closing before, and matches the bank', async () => {
    const [one, two, late] = [await ownerWithHome(), await ownerWithHome(), await ownerWithHome()]
    const months = { 1: '02', 2: '05', 3: '08', 4: '11' } as const
    for (const quarter of [1, 2, 3, 4] as const) {
      const { to } = datesOf({ year: 2027, quarter })
      const mid = `2027-${months[quarter]}-14`
      t.clock.set(`${mid}T15:00:00Z`)
      await earned(one, 1_000_00 * quarter, mid)
      await earned(two, 333_33, mid, { unpaid: 33_00 })
      if (quarter > 2) await earned(late, 90_00, mid)
      await commission(mid, 100_00)
      const about = { ...two, kind: 'correction' as const, document: 'Lost heating', source: `made:${fresh()}` }
      await t.write((ctx) => correctOwner(ctx, { ...about, amount: usd(12_34), on: mid }))
      await pay(one.ownerId, 400_00 * quarter)
      t.clock.set(new Date(Date.parse(`${to}T00:00:00Z`) + 4 * 86_400_000))
      const before = await deskNow()
      expect(before).toMatchObject({ quarter: { year: 2027, quarter }, isOver: true })
      expect(before.checks.filter(({ holds }) => !holds).map(({ code }) => code)).toEqual(['bank'])
      await expect(close(2027, quarter)).rejects.toMatchObject({ code: 'checks_open', details: { open: ['bank'] } })
      await tell(2027, quarter, (await cashAt(to)) + 1)
      await expect(close(2027, quarter)).rejects.toMatchObject({ code: 'checks_open' })
      await tell(2027, quarter, await cashAt(to))
      await close(2027, quarter)
      const statement = await statementOf(one.ownerId, 2027, quarter)
      expect(statement).toMatchObject({ state: 'closed', earned: usd(1_000_00 * quarter) })
      if (quarter > 1) expect(statement.opening).toEqual((await statementOf(one.ownerId, 2027, quarter - 1)).closing)
    }
    const { closed, quarter } = await deskNow()
    expect(quarter).toMatchObject({ year: 2028, quarter: 1 })
    expect(closed.map(({ quarter: number, owners }) => [number, owners])).toEqual([
      [4, 3],
      [3, 3],
      [2, 2],
      [1, 2],
    ])
  })

  it('R48 dates later entries into the next quarter, for every owner, and the database rejects anything else', async () => {
    const newcomer = await ownerWithHome()
    await earned(newcomer, 50_00, '2027-12-20')
    expect(await statementOf(newcomer.ownerId, 2027, 4)).toMatchObject({ closing: usd(0) })
    expect(await statementOf(newcomer.ownerId, 2028, 1)).toMatchObject({ adjustments: usd(50_00), closing: usd(50_00) })
    const { dated } = await commission('2027-11-30', 5_00)
    expect(dated).toBe('2028-01-01')
    const insert = (date: string) =>
      t.write((ctx) =>
        sql`insert into ledger.entry (purpose, source, document, occurred_on, dated, posted_at, line_count)
          values ('planted', ${`planted:${fresh()}`}, '{}', ${date}, ${date}, now(), 2)`.execute(db(ctx)),
      )
    await expect(insert('2027-12-31')).rejects.toThrow(/books are closed until 2027-12-31/)
    await expect(t.write((ctx) => sql`delete from ledger.closed_books`.execute(db(ctx)))).rejects.toThrow()
    await expect(t.write((ctx) => sql`delete from statements.closing`.execute(db(ctx)))).rejects.toThrow()
  })

  it('R48 happens in order, once, when the quarter is over, and by someone who has just verified their identity', async () => {
    await expect(close(2028, 1)).rejects.toMatchObject({ code: 'not_over' })
    t.clock.set('2028-04-03T15:00:00Z')
    await expect(close(2027, 4)).rejects.toMatchObject({ code: 'not_next' })
    const [staff, stranger] = [await t.person('staff'), await t.person('owner')]
    expect(await stranger.call(closingViewNow)).toMatchObject({ error: { status: 403 } })
    const balance = usd(await cashAt('2028-03-31'))
    const reported = await staff.call(tellBankBalance, { body: { year: 2028, quarter: 1, balance } })
    expect(reported).toMatchObject({ results: { desk: { bank: [{ reported: balance }] } } })
    const body = { year: 2028, quarter: 1 }
    expect(await staff.call(closeTheBooks, { body })).toMatchObject({ error: { code: 'confirm_first' } })
    const tries = await Promise.all(Array.from({ length: 3 }, async () => (await desk()).call(closeTheBooks, { body })))
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
