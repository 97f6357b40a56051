import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { StatementNames } from './named-statements.ts'
import { type ReadCtx, tablesOf } from './work.ts'

const db = tablesOf<{ 'kernel.tally': { name: string; count: number } }>()

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await t.write(async (ctx) => {
    await sql`create table kernel.tally (name text primary key, count int not null)`.execute(db(ctx))
    await sql`insert into kernel.tally values ('a', 1), ('b', 2)`.execute(db(ctx))
  })
})
afterAll(() => t.close())

const rowOf = (ctx: ReadCtx, name: string) =>
  db(ctx).selectFrom('kernel.tally').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
const preparedHere = async (ctx: ReadCtx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_prepared_statements where statement like '%kernel"."tally%'
  `.execute(db(ctx))
  return rows[0]?.count ?? 0
}

describe('a frequent statement', () => {
  test('is prepared on the connection that runs it, and gives the same result', async () => {
    const { counts, prepared } = await t.write(async (ctx) => {
      const counts: number[] = []
      for (const name of ['a', 'b', 'a', 'b', 'a']) counts.push((await rowOf(ctx, name)).count)
      return { counts, prepared: await preparedHere(ctx) }
    })
    expect(counts).toEqual([1, 2, 1, 2, 1])
    expect(prepared).toBe(1)
  })

  test('is prepared again once a migration changes its table; reads, snapshots, and writes continue', async () => {
    const readers = [t.read, t.write, (run: (ctx: ReadCtx) => Promise<unknown>) => t.app.work.snapshot(run)]
    for (const [at, reader] of readers.entries()) {
      for (let use = 0; use < 4; use++) await reader((ctx) => rowOf(ctx, 'a'))
      await t.write((ctx) => sql`alter table kernel.tally add column ${sql.ref(`more_${at}`)} int`.execute(db(ctx)))
      expect(await reader((ctx) => rowOf(ctx, 'a'))).toMatchObject({ count: 1, [`more_${at}`]: null })
    }
  })

  test('does not break a transaction it interrupts: each write happens once', async () => {
    for (let use = 0; use < 4; use++) await t.read((ctx) => rowOf(ctx, 'b'))
    await t.write((ctx) => sql`alter table kernel.tally add column again int`.execute(db(ctx)))
    await t.write(async (ctx) => {
      await sql`update kernel.tally set count = count + 1 where name = 'b'`.execute(db(ctx))
      await rowOf(ctx, 'b')
    })
    expect(await t.read((ctx) => rowOf(ctx, 'b'))).toMatchObject({ count: 3 })
  })
})

describe('an insert that picks a partial index by a value', () => {
  test('finds the index however often it runs', async () => {
    await t.write(async (ctx) => {
      await sql`create table kernel.spot (name text not null, state text not null)`.execute(db(ctx))
      await sql`create unique index on kernel.spot (name) where state = 'open'`.execute(db(ctx))
    })
    const inserts = tablesOf<{ 'kernel.spot': { name: string; state: string } }>()
    await t.write(async (ctx) => {
      for (let use = 0; use < 12; use++)
        await inserts(ctx)
          .insertInto('kernel.spot')
          .values({ name: 'a', state: 'open' })
          .onConflict((conflict) => conflict.column('name').where('state', '=', 'open').doNothing())
          .execute()
    })
    const { rows } = await t.read((ctx) => sql`select name, state from kernel.spot`.execute(db(ctx)))
    expect(rows).toEqual([{ name: 'a', state: 'open' }])
  })
})

describe('names', () => {
  test.each([
    'select id from people where name ilike $1',
    'select id from people where name LIKE $1',
    'select id from people where lower($1) <% name',
  ])('are not given to a search, whose plan depends on what is looked for: %s', (text) => {
    const names = new StatementNames()
    expect([1, 2, 3, 4].map(() => names.nameOf(text))).toEqual([undefined, undefined, undefined, undefined])
  })

  test('are given to a statement that only has such a word in a name', () => {
    const names = new StatementNames()
    const text = 'select alike from people where liked = $1'
    expect([1, 2, 3].map(() => names.nameOf(text)).at(-1)).toBeDefined()
  })

  test('are assigned on the third use, stop after a limit, and change when the schema does', () => {
    const names = new StatementNames()
    const use = (text: string) => [1, 2, 3].map(() => names.nameOf(text))
    const [, , first] = use('select 1')
    expect(use('select 1')).toEqual([first, first, first])
    for (let at = 0; at < 600; at++) use(`select ${at}, $1`)
    expect(use('select too many')).toEqual([undefined, undefined, undefined])
    names.renew(first ?? '')
    const [, , second] = use('select 1')
    expect([typeof second, second === first]).toEqual(['string', false])
    // Another connection reports the same change.
    names.renew(first ?? '')
    expect(names.nameOf('select 1')).toBe(second)
  })
})
