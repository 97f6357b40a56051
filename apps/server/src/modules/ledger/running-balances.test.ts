import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ReadCtx } from '#kernel/work'
import { balanceOf, balances } from './balances.ts'
import { post, reverse } from './commands.ts'
import { type AccountCode, chart, type Dimension, summedBy } from './engine/chart.ts'
import { invariantsOf } from './invariants.ts'
import { db } from './tables.ts'
import { capture, earned, fresh, settled } from './testing/entries.ts'
import { ledgerScene } from './testing/scene.ts'

const { t, earn } = ledgerScene()
const addUp = () => t.write((ctx) => sql`select ledger.add_up()`.execute(db(ctx)))

const through = async (): Promise<number> => {
  const { rows } = await t.read((ctx) =>
    sql<{ entry_id: number }>`select entry_id from ledger.balances_through`.execute(db(ctx)),
  )
  return Number(rows[0]?.entry_id)
}

const rowsOf = async (ctx: ReadCtx, from: ReturnType<typeof sql>) =>
  (
    await sql`select account, currency, booking_id, owner_id, home_id, partner_id, vendor_id, authority,
        sum(amount_minor) as amount
      from ${from} group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(amount_minor) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8`.execute(
      db(ctx),
    )
  ).rows

/** The running balances, and the sum of all journal lines. */
const bothSides = () =>
  t.app.work.snapshot(async (ctx) => [
    await rowsOf(ctx, sql`ledger.current_balance`),
    await rowsOf(ctx, sql`ledger.summed_line`),
  ])

/** What each account stands at by its totals, and by all lines of the journal. */
const bothTotals = () =>
  t.app.work.snapshot(async (ctx) => [
    await balances(ctx),
    (
      await sql<{ account: AccountCode; currency: string; amount: number }>`
        select line.account, currency,
          case account.normal_side when 'debit' then sum(amount_minor) else -sum(amount_minor) end::bigint as amount
        from ledger.line join ledger.account on account.code = line.account
        group by 1, 2, account.normal_side order by 1, 2`.execute(db(ctx))
    ).rows,
  ])

/** How the trust page says whether a ledger is below zero, and how the doctor does. */
const bothCounts = () =>
  t.app.work.snapshot((ctx) =>
    Promise.all(
      (['new', 'all'] as const).map(
        async (depth) =>
          (await invariantsOf(ctx, depth)).find(({ code }) => code === 'no_subledger_below_zero')?.figure,
      ),
    ),
  )

const faults = async () =>
  (await t.read((ctx) => invariantsOf(ctx))).filter(({ holds }) => !holds).map(({ code }) => code)

describe('running balances', () => {
  it('break down each account by the dimensions in the code', async () => {
    const dimensions = {
      homeId: 'home_id',
      bookingId: 'booking_id',
      ownerId: 'owner_id',
      partnerId: 'partner_id',
      vendorId: 'vendor_id',
      authority: 'authority',
    } as const satisfies Record<Dimension, string>
    const separated = await t.write(async (ctx) => {
      // Bypasses the journal's guards: a line on each account that names every dimension.
      await sql`set local session_replication_role = replica`.execute(db(ctx))
      await sql`
        insert into ledger.line (entry_id, ordinal, account, currency, amount_minor, home_id, booking_id, owner_id,
          partner_id, vendor_id, authority)
        select -1, row_number() over (), code, 'USD', 1, 1, 1, 1, 1, 1, 'x' from ledger.account`.execute(db(ctx))
      const { rows } = await sql<Record<string, unknown>>`
        select * from ledger.summed_line where entry_id = -1`.execute(db(ctx))
      await sql`delete from ledger.line where entry_id = -1`.execute(db(ctx))
      return rows
    })
    const byAccount = new Map(separated.map((row) => [row.account, row]))
    for (const { code } of chart) {
      const named = Object.entries(dimensions).flatMap(([dimension, column]) =>
        byAccount.get(code)?.[column] === null ? [] : [dimension],
      )
      expect([code, named.toSorted()]).toEqual([code, [...summedBy(code)].toSorted()])
    }
  })

  it('equal the journal whenever they are updated, for any order of posts, reversals, and updates', async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('stay'), amount: fc.integer({ min: 2, max: 9_999_99 }) }),
      fc.record({ kind: fc.constant('capture'), amount: fc.integer({ min: 1, max: 9_999_99 }) }),
      fc.record({ kind: fc.constant('reverse'), amount: fc.constant(0) }),
      fc.record({ kind: fc.constant('sum'), amount: fc.constant(0) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
        let last: number | undefined
        for (const { kind, amount } of acts)
          if (kind === 'sum') await addUp()
          else if (kind === 'stay') {
            const owner = 1 + (amount % 3)
            last = (await earn(fresh(), { [owner]: Math.ceil(amount / 2) }, Math.floor(amount / 2))).entryId
          } else if (kind === 'capture') last = (await t.write((ctx) => post(ctx, capture(fresh(), amount)))).entryId
          else if (last !== undefined) {
            const entry = last
            await t.write((ctx) => reverse(ctx, entry, { code: 'as_written', params: { text: '' } }))
          }
        const [current, journal] = await bothSides()
        expect(current).toEqual(journal)
        const [totals, lines] = (await bothTotals()).map((rows) => rows.filter(({ amount }) => amount !== 0))
        expect(totals).toEqual(lines)
        const [counted, lookedThrough] = await bothCounts()
        expect(counted).toBe(lookedThrough)
      }),
      { numRuns: 15 },
    )
    await addUp()
    expect(await faults()).toEqual([])
  })

  it('wait for a transaction that holds an earlier number and commits later', async () => {
    await addUp()
    const before = await through()
    const [early, late] = [fresh(), fresh()]
    let commit = () => {}
    const gate = new Promise<void>((resolve) => {
      commit = resolve
    })
    let announcePosted = () => {}
    const hasPosted = new Promise<void>((resolve) => {
      announcePosted = resolve
    })
    const slow = t.write(async (ctx) => {
      await post(ctx, capture(early, 100_00))
      announcePosted()
      await gate
    })
    await hasPosted
    await t.write((ctx) => post(ctx, capture(late, 200_00)))
    await addUp()
    await addUp()
    expect(await through()).toBe(before)
    commit()
    await slow
    await addUp()
    expect(await through()).toBeGreaterThan(before)
    for (const [bookingId, amount] of [
      [early, 100_00],
      [late, 200_00],
    ] as const)
      expect(await t.read((ctx) => balanceOf(ctx, 'processor:clearing', { bookingId, currency: 'USD' }))).toBe(amount)
    const [current, journal] = await bothSides()
    expect(current).toEqual(journal)
  })

  it('are the same before and after an update, for an owner, a stay, and all', async () => {
    const [booking, owner] = [fresh(), fresh()]
    await earn(booking, { [owner]: 300_00 }, 100_00)
    const figures = () =>
      t.read(async (ctx) => [
        await balances(ctx),
        await balances(ctx, { accounts: ['payable:owner'], ownerId: owner }, ['homeId']),
        await balances(ctx, { accounts: ['liability:guest-deposit', 'processor:clearing'], bookingId: booking }),
        await balances(ctx, { accounts: ['payable:owner'], to: '2026-12-31' }, ['ownerId']),
        await balances(ctx, { accounts: ['income:commission'] }, ['bookingId']),
      ])
    const before = await figures()
    await addUp()
    // A settled stay has no row left, and its balance is zero either way.
    const withoutZeros = (all: typeof before) => all.map((rows) => rows.filter(({ amount }) => amount !== 0))
    expect(withoutZeros(await figures())).toEqual(withoutZeros(before))
  })

  it('R49 of an earlier day exclude entries dated later', async () => {
    const owner = fresh()
    await earn(fresh(), { [owner]: 300_00 }, 0, { on: '2026-09-30' })
    await addUp()
    await earn(fresh(), { [owner]: 50_00 }, 0, { on: '2026-10-02' })
    const of = async (to: string) =>
      (await t.read((ctx) => balances(ctx, { accounts: ['payable:owner'], to }, ['ownerId']))).find(
        ({ ownerId }) => ownerId === owner,
      )?.amount ?? 0
    expect([await of('2026-09-29'), await of('2026-09-30'), await of('2026-10-01'), await of('2026-10-02')]).toEqual([
      0, 300_00, 300_00, 350_00,
    ])
  })

  it('detect a balance that was changed by hand', async () => {
    await t.write((ctx) => post(ctx, settled(fresh(), 100_00)))
    await addUp()
    expect(await faults()).toEqual([])
    const change = (by: number) =>
      t.write((ctx) =>
        sql`update ledger.balance set amount_minor = amount_minor + ${by} where account = 'cash:trust'`.execute(
          db(ctx),
        ),
      )
    await change(1)
    expect(await faults()).toContain('balances_agree')
    await change(-1)
    expect(await faults()).toEqual([])
  })

  it.each(['amount_minor', 'parts', 'parts_below'])('a total whose %s was changed by hand is found', async (column) => {
    await t.write((ctx) => post(ctx, settled(fresh(), 100_00)))
    await addUp()
    const change = (by: number) =>
      t.write((ctx) =>
        sql`update ledger.total set ${sql.ref(column)} = ${sql.ref(column)} + ${by} where account = 'cash:trust'`.execute(
          db(ctx),
        ),
      )
    await change(1)
    expect(await faults()).toContain('balances_agree')
    await change(-1)
    expect(await faults()).toEqual([])
  })

  it('count ledgers below zero the same, added up or not, and when money makes up for it', async () => {
    const paid = fresh()
    const counts = async () => {
      const [counted, lookedThrough] = await bothCounts()
      expect(counted).toBe(lookedThrough)
      return Number(counted?.match(/(\d+) below zero/)?.[1])
    }
    await addUp()
    const before = await counts()
    const { entryId } = await t.write((ctx) => post(ctx, capture(paid, 100_00)))
    await addUp()
    await t.write((ctx) => reverse(ctx, entryId, { code: 'as_written', params: { text: '' } }))
    expect(await counts()).toBe(before)
    // More is shared out of the deposit than the guest paid.
    await t.write((ctx) => post(ctx, earned(paid, { 1: 50_00 }, 0)))
    expect(await counts()).toBe(before + 1)
    await addUp()
    expect(await counts()).toBe(before + 1)
    await t.write((ctx) => post(ctx, capture(paid, 50_00)))
    expect(await counts()).toBe(before)
    await addUp()
    expect(await counts()).toBe(before)
  })

  it('leave out an unbalanced entry and detect it at every read', async () => {
    const { entryId } = await t.write((ctx) => post(ctx, earned(fresh(), { 1: 100_00 }, 0)))
    await t.write(async (ctx) => {
      await sql`set local session_replication_role = replica`.execute(db(ctx))
      await sql`update ledger.line set amount_minor = amount_minor + 1 where entry_id = ${entryId} and ordinal = 1`.execute(
        db(ctx),
      )
    })
    await addUp()
    expect(await through()).toBeLessThan(entryId)
    const found = await t.read((ctx) => invariantsOf(ctx, 'new'))
    expect(found.filter(({ holds }) => !holds).map(({ code }) => code)).toContain('entries_balance')
  })
})
