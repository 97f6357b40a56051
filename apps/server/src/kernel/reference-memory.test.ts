import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { fromMemory, referenceTables } from './reference-memory.ts'
import { noteChanges, type ReadCtx, referenceChanges, tablesOf, type WriteCtx } from './work.ts'

type Tables = {
  'homes.home_group': { id: number; name: string; archived_at: Date | null }
  'bookings.booking': { id: number }
}
const db = tablesOf<Tables>()
const t = sceneApp()

let group: number

const name = async (ctx: ReadCtx): Promise<string | undefined> => {
  const query = db(ctx).selectFrom('homes.home_group').modifyFront(fromMemory).select('name').where('id', '=', group)
  return (await query.executeTakeFirst())?.name
}
const rename = (ctx: WriteCtx, to: string) =>
  db(ctx).updateTable('homes.home_group').set({ name: to }).where('id', '=', group).execute()
/** What the claim of an idempotency key does for every write. */
const compare = async (ctx: WriteCtx): Promise<void> => {
  const { rows } = await sql<{ changes: never }>`select ${referenceChanges(ctx)} as changes`.execute(db(ctx))
  noteChanges(ctx, rows[0]?.changes ?? null)
}
const read = (run: (ctx: WriteCtx) => Promise<unknown> = name) =>
  t.app.work.write(async (ctx) => {
    await compare(ctx)
    return run(ctx)
  })

const countReads = async (run: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await run()
    return query.mock.calls.filter((call) => JSON.stringify(call[0]).includes('from memory')).length
  } finally {
    query.mockRestore()
  }
}

beforeAll(async () => {
  const { rows } = await t.write((ctx) =>
    sql<{ id: number }>`insert into homes.home_group (name, kind, created_at) values ('Cliffs', 'tag', now())
      returning id`.execute(db(ctx)),
  )
  group = rows[0]?.id as number
})
beforeEach(() => t.write((ctx) => rename(ctx, 'Cliffs')))

it('reads once for all transactions, until someone commits a change', async () => {
  expect(
    await countReads(async () => {
      expect([await read(), await read()]).toEqual(['Cliffs', 'Cliffs'])
      await t.write((ctx) => rename(ctx, 'Dunes'))
      expect([await read(), await read()]).toEqual(['Dunes', 'Dunes'])
    }),
  ).toBe(2)
})

it('sees a change as soon as it is committed, and no earlier, however long it took', async () => {
  await t.app.work.write(async (other) => {
    await rename(other, 'Dunes')
    // Compares with a moment at which the change is under way, twice.
    expect([await read(), await read()]).toEqual(['Cliffs', 'Cliffs'])
  })
  expect(await read()).toBe('Dunes')
})

it('sees its own changes, which no one else gets if they are taken back', async () => {
  const undone = read(async (ctx) => {
    await name(ctx)
    await rename(ctx, 'Mine')
    expect(await name(ctx)).toBe('Mine')
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  expect(await read()).toBe('Cliffs')
})

it('reads again behind a lock, which may have waited for a change', async () => {
  for (const lock of [
    sql`select pg_advisory_xact_lock(1)`,
    sql`select id from homes.home_group where id = ${-1} for update`,
  ])
    await read(async (ctx) => {
      await t.write((other) => rename(other, 'Cliffs'))
      await name(ctx)
      await t.write((other) => rename(other, 'Dunes'))
      await lock.execute(db(ctx))
      expect(await name(ctx)).toBe('Dunes')
    })
})

it('compares on its own in a transaction that several share', async () => {
  await read()
  expect(
    await countReads(async () => {
      expect(await t.app.work.together(name)).toBe('Cliffs')
      expect(await t.write(name)).toBe('Cliffs')
    }),
    // Only the plain transaction, which compares with nothing.
  ).toBe(1)
})

it('gives everyone rows of their own', async () => {
  await read(async (ctx) => {
    const query = db(ctx).selectFrom('homes.home_group').modifyFront(fromMemory).select('name').where('id', '=', group)
    Object.assign(await query.executeTakeFirstOrThrow(), { name: 'spoiled' })
    expect(await name(ctx)).toBe('Cliffs')
  })
})

it('answers nothing from memory that no trigger watches', async () => {
  await expect(
    read((ctx) => db(ctx).selectFrom('bookings.booking').modifyFront(fromMemory).select('id').execute()),
  ).rejects.toThrow('bookings.booking is no reference data')
  const { rows } = await t.read((ctx) =>
    sql<{ name: string }>`
      select tgrelid::regclass::text as name from pg_trigger
      where tgname = 'noted_for_memory' and tgenabled = 'A'`.execute(db(ctx)),
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([...referenceTables].sort())
})
