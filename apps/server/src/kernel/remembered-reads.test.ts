import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { turnOnly, views } from './remembered-reads.ts'
import { type ReadCtx, tablesOf, type WriteCtx } from './work.ts'

type Tables = { 'quay.berth': { id: number; boat: string }; 'quay.crew': { id: number; name: string } }
const db = tablesOf<Tables>()
const t = sceneApp()

beforeAll(() =>
  t.write(async (ctx) => {
    await sql`create schema quay`.execute(db(ctx))
    await sql`create table quay.berth (id int primary key, boat text not null)`.execute(db(ctx))
    await sql`create table quay.crew (id int primary key, name text not null)`.execute(db(ctx))
  }),
)
beforeEach(() =>
  t.write(async (ctx) => {
    await sql`truncate quay.berth, quay.crew`.execute(db(ctx))
    await sql`insert into quay.berth values (1, 'Ada'), (2, 'Bea')`.execute(db(ctx))
    await sql`insert into quay.crew values (1, 'Ann')`.execute(db(ctx))
  }),
)

const berth = (ctx: ReadCtx, id = 1) => db(ctx).selectFrom('quay.berth').selectAll().where('id', '=', id)
const boatIn = async (ctx: ReadCtx, id = 1) => (await berth(ctx, id).executeTakeFirstOrThrow()).boat
const crew = (ctx: WriteCtx) => db(ctx).selectFrom('quay.crew').selectAll().execute()
const moor = (ctx: WriteCtx, boat: string, id = 1) =>
  db(ctx).updateTable('quay.berth').set({ boat }).where('id', '=', id).execute()
const lock = (ctx: WriteCtx, key: string) => sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(db(ctx))

/** How many times the database is asked about the quay meanwhile. */
const countQuestions = async (run: (ctx: WriteCtx) => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await t.app.work.together(run)
    return query.mock.calls.filter((call) => JSON.stringify(call[0]).includes('quay')).length
  } finally {
    query.mockRestore()
  }
}

it('asks once for what several ask for', async () => {
  expect(
    await countQuestions(async (ctx) => {
      expect([await boatIn(ctx), await boatIn(ctx), await boatIn(ctx, 2)]).toEqual(['Ada', 'Ada', 'Bea'])
    }),
  ).toBe(2)
})

it('gives everyone rows of their own', async () => {
  await t.app.work.together(async (ctx) => {
    Object.assign(await berth(ctx).executeTakeFirstOrThrow(), { boat: 'mine' })
    Object.assign(await berth(ctx).executeTakeFirstOrThrow(), { boat: 'mine' })
    expect(await boatIn(ctx)).toBe('Ada')
  })
})

it('asks again for what it has changed itself, by builder or by hand, and not for the rest', async () => {
  expect(
    await countQuestions(async (ctx) => {
      expect([await boatIn(ctx), await crew(ctx)]).toEqual(['Ada', [{ id: 1, name: 'Ann' }]])
      await moor(ctx, 'Cleo')
      expect([await boatIn(ctx), await crew(ctx)]).toEqual(['Cleo', [{ id: 1, name: 'Ann' }]])
      await sql`update quay.berth set boat = 'Dot' where id = 1`.execute(db(ctx))
      expect(await boatIn(ctx)).toBe('Dot')
    }),
  ).toBe(6)
})

it('asks again after a deletion, and after a return to a savepoint', async () => {
  await t.app.work.together(async (ctx) => {
    await sql`savepoint quay`.execute(db(ctx))
    await moor(ctx, 'Cleo')
    expect(await boatIn(ctx)).toBe('Cleo')
    await sql`rollback to savepoint quay`.execute(db(ctx))
    expect(await boatIn(ctx)).toBe('Ada')
    await db(ctx).deleteFrom('quay.crew').execute()
    expect(await crew(ctx)).toEqual([])
  })
})

it('sees what others did before it had a new lock, and asks no lock twice', async () => {
  expect(
    await countQuestions(async (ctx) => {
      expect([await boatIn(ctx), await boatIn(ctx, 2)]).toEqual(['Ada', 'Bea'])
      await t.write((other) => moor(other, 'Eve'))
      await t.write((other) => moor(other, 'Fay', 2))
      expect(await boatIn(ctx)).toBe('Ada')
      expect((await berth(ctx).forUpdate().executeTakeFirstOrThrow()).boat).toBe('Eve')
      expect(await boatIn(ctx, 2)).toBe('Fay')
      await berth(ctx).forUpdate().execute()
      expect(await boatIn(ctx)).toBe('Eve')
    }),
    // Two of its own, two of the others, the lock, and the berth that it had not locked.
  ).toBe(6)
})

it('sees what others did before it had its turn, unless the turn is about the order alone', async () => {
  await t.app.work.together(async (ctx) => {
    expect(await boatIn(ctx)).toBe('Ada')
    await t.write((other) => moor(other, 'Eve'))
    await sql`${sql.raw(turnOnly)} select pg_advisory_xact_lock(hashtext('order'))`.execute(db(ctx))
    expect(await boatIn(ctx)).toBe('Ada')
    await lock(ctx, 'quay')
    expect(await boatIn(ctx)).toBe('Eve')
    await t.write((other) => moor(other, 'Fay'))
    await lock(ctx, 'quay')
    expect(await boatIn(ctx)).toBe('Eve')
  })
})

it('asks once in a snapshot, whatever others write meanwhile and however the question is written', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const byHand = async (ctx: ReadCtx) =>
    (await sql<{ boat: string }>`select boat from quay.berth where id = ${1}`.execute(db(ctx))).rows[0]?.boat
  try {
    const read = await t.app.work.snapshot(async (ctx) => {
      const first = await Promise.all([boatIn(ctx), boatIn(ctx), byHand(ctx)])
      await t.write((other) => moor(other, 'Eve'))
      return [...first, await boatIn(ctx), await byHand(ctx)]
    })
    expect(read).toEqual(Array.from({ length: 5 }, () => 'Ada'))
    // Two questions, and what the other one wrote.
    expect(query.mock.calls.filter((call) => JSON.stringify(call[0]).includes('quay'))).toHaveLength(3)
  } finally {
    query.mockRestore()
  }
})

it('gives everyone rows of their own in a snapshot, and asks again for what differs each time', async () => {
  await t.app.work.snapshot(async (ctx) => {
    Object.assign(await berth(ctx).executeTakeFirstOrThrow(), { boat: 'mine' })
    expect(await boatIn(ctx)).toBe('Ada')
    const dice = async () => (await sql<{ n: string }>`select gen_random_uuid() as n`.execute(db(ctx))).rows[0]?.n
    expect(await dice()).not.toEqual(await dice())
  })
})

it('views are named, and read tables of their own schema only', async () => {
  const { rows } = await t.read((ctx) =>
    sql<{ view: string; strange: boolean }>`
      select distinct view_schema || '.' || view_name as view, view_schema <> table_schema as strange
      from information_schema.view_table_usage
      where view_schema not in ('information_schema', 'pg_catalog', 'pgboss') and table_schema <> 'pg_catalog'`.execute(
      db(ctx),
    ),
  )
  expect(new Set(rows.map(({ view }) => view))).toEqual(new Set(views))
  expect(rows.filter(({ strange }) => strange)).toEqual([])
})
