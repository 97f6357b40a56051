import { asWritten } from '@porchlight/wording'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { WriteCtx } from '#kernel/work'
import { balanceOf, balances } from './balances.ts'
import { post, reverse } from './commands.ts'
import { chart } from './engine/chart.ts'
import { debit } from './engine/entry.ts'
import { entriesOf, entryById } from './entries.ts'
import { db } from './tables.ts'
import { capture, fresh } from './testing/entries.ts'
import { ledgerScene } from './testing/scene.ts'
import { trustPositions } from './trust.ts'
import { trustDays } from './trust-days.ts'

const { t, earn } = ledgerScene()
const raw = (statement: ReturnType<typeof sql>) => t.write((ctx) => statement.execute(db(ctx)))

describe('the chart of accounts', () => {
  it('is identical in the code and in the database', async () => {
    const rows = await t.read((ctx) => db(ctx).selectFrom('ledger.account').selectAll().execute())
    const stored = rows.map((row) => ({
      code: row.code,
      book: row.book,
      side: row.normal_side,
      requires: row.requires,
    }))
    const declared = chart.map(({ code, book, normalSide, requires }) => ({ code, book, side: normalSide, requires }))
    const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code)
    expect(stored.toSorted(byCode)).toEqual(
      declared.map((row) => ({ ...row, requires: [...row.requires] })).toSorted(byCode),
    )
  })
})

describe('posting', () => {
  it('R44 stores an entry with its lines, its day, and its cause', async () => {
    const bookingId = fresh()
    const { entryId } = await t.write((ctx) => post(ctx, { ...capture(bookingId, 426_632), on: '2027-01-14' }))
    const entry = await t.read((ctx) => entryById(ctx, entryId))
    expect(entry).toMatchObject({
      purpose: 'capture',
      bookingId,
      homeId: 1,
      occurredOn: '2027-01-14',
      dated: '2027-01-14',
    })
    expect(entry?.lines.map(({ account, signed, bookingId: of }) => [account, signed, of])).toEqual([
      ['processor:clearing', 426_632, bookingId],
      ['liability:guest-deposit', -426_632, bookingId],
    ])
  })

  it('posts the same source and purpose once, and rejects it with other lines', async () => {
    const entry = capture(fresh(), 100)
    const first = await t.write((ctx) => post(ctx, entry))
    expect(await t.write((ctx) => post(ctx, entry))).toEqual(first)
    const other = { ...entry, lines: capture(entry.bookingId ?? 0, 101).lines }
    await expect(t.write((ctx) => post(ctx, other))).rejects.toThrow(/already posted with other lines/)
  })

  it('posts an entry once when twenty callers post it at once', async () => {
    const entry = capture(fresh(), 100)
    const posted = await Promise.all(Array.from({ length: 20 }, () => t.write((ctx) => post(ctx, entry))))
    expect(new Set(posted.map(({ entryId }) => entryId)).size).toBe(1)
    expect(await t.read((ctx) => entriesOf(ctx, { bookingId: entry.bookingId ?? 0 }))).toHaveLength(1)
  })

  it('never lets an unbalanced entry reach the database', async () => {
    const entry = capture(fresh(), 100)
    const lopsided = { ...entry, lines: [...entry.lines, debit('cash:trust', 1)] }
    await expect(t.write((ctx) => post(ctx, lopsided))).rejects.toThrow(/differ by 1 USD/)
  })

  it('R48 reverses an entry once, with a reversal that names it', async () => {
    const bookingId = fresh()
    const { entryId } = await t.write((ctx) => post(ctx, capture(bookingId, 500)))
    const mirror = await t.write((ctx) => reverse(ctx, entryId, asWritten('typed twice')))
    expect(await t.write((ctx) => reverse(ctx, entryId, asWritten('typed twice')))).toEqual(mirror)
    expect(await t.read((ctx) => entryById(ctx, mirror.entryId))).toMatchObject({
      reverses: entryId,
      purpose: 'reversal',
    })
    expect(await t.read((ctx) => balanceOf(ctx, 'processor:clearing', { bookingId, currency: 'USD' }))).toBe(0)
  })
})

describe('the database', () => {
  const insertEntry = (source: string, lines: number) =>
    sql`insert into ledger.entry (purpose, source, document, occurred_on, dated, posted_at, line_count)
        values ('capture', ${source}, '{}', '2027-01-01', '2027-01-01', now(), ${lines}) returning id`

  it('R44 rejects an unbalanced entry at commit', async () => {
    const broken = t.write(async (ctx) => {
      const { rows } = await insertEntry('raw:1', 2).execute(db(ctx))
      const [{ id }] = rows as [{ id: number }]
      await sql`insert into ledger.line (entry_id, ordinal, account, currency, amount_minor) values
        (${id}, 1, 'cash:trust', 'USD', 100), (${id}, 2, 'processor:clearing', 'USD', -99)`.execute(db(ctx))
    })
    await expect(broken).rejects.toThrow(/does not balance/)
  })

  it('R44 rejects an entry without lines, an account that is not in the chart, and lines added later', async () => {
    await expect(raw(insertEntry('raw:2', 2))).rejects.toThrow(/has 0 lines, not 2/)
    const unknown = t.write(async (ctx) => {
      const { rows } = await insertEntry('raw:3', 2).execute(db(ctx))
      const [{ id }] = rows as [{ id: number }]
      await sql`insert into ledger.line (entry_id, ordinal, account, currency, amount_minor) values
        (${id}, 1, 'cash:pocket', 'USD', 100), (${id}, 2, 'cash:pocket', 'USD', -100)`.execute(db(ctx))
    })
    await expect(unknown).rejects.toThrow(/does not balance/)
    const { entryId } = await t.write((ctx) => post(ctx, capture(fresh(), 100)))
    await expect(
      raw(sql`insert into ledger.line (entry_id, ordinal, account, currency, amount_minor) values
        (${entryId}, 3, 'cash:trust', 'USD', 100), (${entryId}, 4, 'processor:clearing', 'USD', -100)`),
    ).rejects.toThrow(/has 4 lines, not 2/)
  })

  it('R44 R48 rejects changing, deleting, or truncating the journal', async () => {
    await t.write((ctx) => post(ctx, capture(fresh(), 100)))
    for (const table of ['ledger.entry', 'ledger.line'])
      await expect(raw(sql`delete from ${sql.table(table)}`)).rejects.toThrow(/append-only/)
    await expect(raw(sql`update ledger.line set amount_minor = amount_minor + 1`)).rejects.toThrow(/append-only/)
    await expect(raw(sql`update ledger.entry set document = '{}'`)).rejects.toThrow(/append-only/)
    await expect(raw(sql`truncate ledger.line, ledger.entry cascade`)).rejects.toThrow(/append-only/)
    await expect(raw(sql`truncate ledger.closed_period`)).rejects.toThrow(/append-only/)
  })

  it('R44 denies the change outright unless the database account is a superuser, and still posts', async () => {
    const role = `plain_${process.pid}`
    const { database } = t.connection
    await raw(sql`create role ${sql.ref(role)} login`)
    await raw(sql`grant all on database ${sql.ref(String(database))} to ${sql.ref(role)}`)
    for (const schema of ['ledger', 'kernel']) await raw(sql`alter schema ${sql.ref(schema)} owner to ${sql.ref(role)}`)
    for (const table of ['entry', 'line', 'closed_period', 'closed_books', 'account'])
      await raw(sql`alter table ${sql.table(`ledger.${table}`)} owner to ${sql.ref(role)}`)
    const asPlain = (work: (ctx: WriteCtx) => Promise<unknown>) =>
      t.write(async (ctx) => {
        await sql`set local role ${sql.ref(role)}`.execute(db(ctx))
        return await work(ctx)
      })
    await asPlain((ctx) => post(ctx, capture(fresh(), 100)))
    for (const change of [sql`update ledger.line set amount_minor = 1`, sql`delete from ledger.entry`])
      await expect(asPlain((ctx) => change.execute(db(ctx)))).rejects.toThrow(/permission denied/)
  })

  it('requires a line on a sub-ledger to name it', async () => {
    await expect(
      raw(sql`insert into ledger.line (entry_id, ordinal, account, currency, amount_minor)
        values (1, 90, 'payable:tax', 'USD', 1)`),
    ).rejects.toThrow(/line_names_its_subledger/)
  })
})

describe('balances', () => {
  it('are positive on the account’s normal side, broken down as requested', async () => {
    const [bookingId, owner, partner] = [fresh(), fresh(), fresh()]
    await earn(bookingId, { [owner]: 300_00, [partner]: 100_00 }, 100_00)
    const rows = await t.read((ctx) => balances(ctx, { bookingId, accounts: ['payable:owner'] }, ['ownerId']))
    expect(rows.map(({ ownerId, amount }) => [ownerId, amount]).toSorted()).toEqual([
      [owner, 300_00],
      [partner, 100_00],
    ])
    expect(await t.read((ctx) => balanceOf(ctx, 'liability:guest-deposit', { bookingId, currency: 'USD' }))).toBe(0)
    expect(await t.read((ctx) => balanceOf(ctx, 'income:commission', { bookingId, currency: 'USD' }))).toBe(100_00)
  })

  it('R49 count on the entry’s date', async () => {
    const [bookingId, owner] = [fresh(), fresh()]
    await earn(bookingId, { [owner]: 300_00 }, 0, { on: '2026-09-30' })
    const until = (to: string) =>
      t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId: owner, currency: 'USD', to }))
    expect([await until('2026-09-29'), await until('2026-09-30')]).toEqual([0, 300_00])
  })

  it('R44 the trust held what it owed at the end of a past day', async () => {
    const [bookingId, owner] = [fresh(), fresh()]
    const owners = async (to: string) => {
      const [position] = await t.read((ctx) => trustPositions(ctx, 'USD', to))
      expect(position?.held).toBe(position?.owed)
      return position?.accounts.find(({ account }) => account === 'payable:owner')?.amount ?? 0
    }
    const [before, after] = [await owners('2026-09-14'), await owners('2026-09-15')]
    await earn(bookingId, { [owner]: 300_00 }, 0, { on: '2026-09-15' })
    expect([await owners('2026-09-14'), await owners('2026-09-15')]).toEqual([before, after + 300_00])
  })

  it('R44 the last thirty days are the trust’s positions at the end of each, without the operator’s part', async () => {
    const [bookingId, owner] = [fresh(), fresh()]
    await earn(bookingId, { [owner]: 300_00 }, 100_00, { on: '2026-09-15' })
    await t.write((ctx) => post(ctx, { ...capture(fresh(), 700_00), on: '2026-10-01' }))
    await t.write((ctx) => post(ctx, { ...capture(fresh(), 5_000, 'JPY'), on: '2026-09-20' }))
    for (const last of ['2026-09-30', '2026-10-01', '2026-12-31']) {
      const days = await t.read((ctx) => trustDays(ctx, last))
      const first = days.filter(({ currency }) => currency === 'USD')
      expect([first.length, first.at(-1)?.on]).toEqual([30, last])
      for (const { currency, on, held, owedToOthers } of days.filter((_, at) => at % 7 === 0)) {
        const [position] = await t.read((ctx) => trustPositions(ctx, currency, on))
        const { held: expected = 0, owed = 0, payableOperator = 0 } = position ?? {}
        expect({ on, held, owedToOthers }).toEqual({ on, held: expected, owedToOthers: owed - payableOperator })
      }
    }
    const [before, after] = (await t.read((ctx) => trustDays(ctx, '2026-10-01'))).slice(-2)
    expect((after?.held ?? 0) - (before?.held ?? 0)).toBe(700_00)
  })

  it('R44 the trust holds what it owes, in every currency', async () => {
    await t.write((ctx) => post(ctx, capture(fresh(), 5_000, 'JPY')))
    const positions = await t.read((ctx) => trustPositions(ctx))
    expect(positions.map(({ currency }) => currency)).toEqual(expect.arrayContaining(['JPY', 'USD']))
    for (const { held, owed } of positions) expect(held).toBe(owed)
  })
})
