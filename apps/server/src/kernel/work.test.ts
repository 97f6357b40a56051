import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { announce } from './outbox.ts'
import { type ReadCtx, tablesOf, type WriteCtx } from './work.ts'

type Tables = { 'kernel.tally': { name: string; count: number } }
const db = tablesOf<Tables>()

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await t.write(async (ctx) => {
    await sql`create table kernel.tally (name text primary key, count int not null)`.execute(db(ctx))
    await sql`insert into kernel.tally values ('a', 0), ('b', 0)`.execute(db(ctx))
  })
})
afterAll(() => t.close())

const countOf = (name: string) =>
  t.read(
    async (ctx) =>
      (await db(ctx).selectFrom('kernel.tally').select('count').where('name', '=', name).executeTakeFirstOrThrow())
        .count,
  )

const add = (ctx: WriteCtx, name: string) =>
  db(ctx)
    .updateTable('kernel.tally')
    .set((update) => ({ count: update('count', '+', 1) }))
    .where('name', '=', name)
    .execute()

test('a deadlock between two transactions is retried until both have happened', async () => {
  let meetings = 0
  const arrived = Promise.withResolvers<void>()
  const inOrder = (first: string, second: string) =>
    t.write(async (ctx) => {
      await add(ctx, first)
      meetings += 1
      if (meetings === 2) arrived.resolve()
      if (meetings <= 2) await arrived.promise
      await add(ctx, second)
    })
  await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')])
  expect(meetings).toBeGreaterThan(2)
  expect([await countOf('a'), await countOf('b')]).toEqual([2, 2])
})

test("a snapshot sees one moment, whatever is written meanwhile, and can't write", async () => {
  const seen = await t.app.work.snapshot(async (ctx) => {
    const tally = () => db(ctx).selectFrom('kernel.tally').select('count').where('name', '=', 'b').execute()
    const before = await tally()
    await t.write((other) => add(other, 'b'))
    return [before, await tally()]
  })
  expect(seen[0]).toEqual(seen[1])
  expect([{ count: await countOf('b') }]).not.toEqual(seen[1])
  await expect(t.app.work.snapshot((ctx) => add(ctx as WriteCtx, 'b'))).rejects.toThrow('read-only transaction')
})

test('what fails leaves nothing behind, including its events', async () => {
  // Dispatches the installation's own announcements first.
  while ((await t.app.queue.dispatch()) > 0);
  const before = await countOf('a')
  const failing = t.write(async (ctx) => {
    await add(ctx, 'a')
    await announce(ctx, { name: 'tally.changed', payload: {} })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await countOf('a')).toBe(before)
  expect(await t.app.queue.dispatch()).toBe(0)
})

test('the current time is the clock’s, or the one requested', async () => {
  t.clock.set('2027-03-01T00:00:00Z')
  expect((await t.read(async (ctx) => ctx.now)).toISOString()).toBe('2027-03-01T00:00:00.000Z')
  expect((await t.at('2026-01-01T00:00:00Z').read(async (ctx) => ctx.now)).getUTCFullYear()).toBe(2026)
})

test('a query’s context is not accepted as a command’s', () => {
  const command = (_ctx: WriteCtx) => true
  const query = (ctx: ReadCtx) => {
    // @ts-expect-error: only a transaction makes a command possible
    return command(ctx)
  }
  expect(query).toBeTypeOf('function')
})

test('a whole number beyond what JavaScript represents exactly is an error, never a wrong figure', async () => {
  await expect(t.read((ctx) => sql`select 9007199254740993::bigint as n`.execute(db(ctx)))).rejects.toThrow(
    /beyond the integers/,
  )
})
