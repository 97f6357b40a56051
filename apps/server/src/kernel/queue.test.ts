import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#testing/harness'
import { createDatabase, createPool } from './db.ts'
import { defineEvent, id } from './events.ts'
import { job, onEvent, writeOn } from './jobs.ts'
import { announce, kernelTables } from './outbox.ts'
import { createQueue, type Queue } from './queue.ts'
import { createWork, type Work, type WriteCtx } from './work.ts'

const rang = defineEvent('test.rang', 'A bell rang.', { text: z.string() })
const moved = defineEvent('test.moved', 'A boat moved.', { boatId: id, to: z.string() })
const painted = defineEvent('test.painted', 'A home was painted.', { homeId: id, color: z.string() })
const landed = defineEvent('test.landed', 'A boat landed.', { boatId: id })

let t: TestApp
let queue: Queue
/** It hands out every event: the product's own consumers want none of these. */
let work: Work
let database: Kysely<unknown>
const heard: string[] = []
const failing = { left: 0 }
/** In which transaction what was done about a home, and what was locked for it. */
const turns: { name: string; transaction: number }[] = []
const turn = async (ctx: WriteCtx, name: string) => {
  const { rows } = await sql<{ id: number }>`select txid_current() as id`.execute(kernelTables(ctx))
  turns.push({ name, transaction: Number(rows[0]?.id) })
}

beforeAll(async () => {
  t = await testApp()
  database = createDatabase(createPool(t.connection, t.app.log, 4))
  work = createWork(database, t.clock)
  queue = createQueue({
    connection: t.connection,
    work,
    log: t.app.log,
    jobs: [
      job({ name: 'test.note', run: async (_app, { text }) => void heard.push(String(text)) }),
      job({
        name: 'test.fail',
        retryLimit: 0,
        run: async (_app, { text }) => {
          if (failing.left-- > 0) throw new Error('the mail server said no')
          heard.push(String(text))
        },
      }),
    ],
    consumers: [
      onEvent(rang, 'one.on-rang', async (_app, { text }) => void heard.push(`one ${text}`)),
      onEvent(rang, 'two.on-rang', async (_app, { text }) => void heard.push(`two ${text}`)),
      onEvent(moved, 'boats.follow', async (_app, { boatId, to }) => void heard.push(`boat ${boatId} is in ${to}`), {
        once: { per: 'boatId', as: 'boats' },
      }),
      onEvent(landed, 'boats.follow-landed', async (_app, { boatId }) => void heard.push(`boat ${boatId} is ashore`), {
        once: { per: 'boatId', as: 'boats' },
      }),
      onEvent(moved, 'boats.welcome', async (_app, { boatId }) => void heard.push(`boat ${boatId} is welcome`), {
        when: ({ to }) => to === 'Brest',
      }),
      writeOn(painted, 'homes.number', (ctx, { color }) => turn(ctx, `number ${color}`), { last: true }),
      writeOn(painted, 'homes.admire', (ctx, { color }) => turn(ctx, `admire ${color}`), {
        lock: (ctx) => turn(ctx, 'lock'),
      }),
      writeOn(painted, 'homes.refuse', async (ctx, { color }) => {
        await turn(ctx, `look at ${color}`)
        if (color === 'pink') throw new Error('not in this street')
      }),
      onEvent(moved, 'boats.tell', async (_app, { boatId, to }) => void heard.push(`boat ${boatId} to ${to}`)),
    ],
  })
})
afterAll(async () => {
  await queue.stop()
  await database.destroy()
  await t.close()
})

test('delivers an event to each of its listeners once', async () => {
  await work.write((ctx) => announce(ctx, rang({ text: 'bell' })))
  expect(await queue.drain(t.app)).toBe(2)
  expect(heard.splice(0).sort()).toEqual(['one bell', 'two bell'])
  expect(await queue.drain(t.app)).toBe(0)
})

test("a consumer that looks at the current state gets one job per subject, and one that an event doesn't concern gets none", async () => {
  await work.write(async (ctx) => {
    await announce(ctx, moved({ boatId: 1, to: 'Cork' }))
    await announce(ctx, moved({ boatId: 2, to: 'Brest' }))
    await announce(ctx, moved({ boatId: 1, to: 'Vigo' }))
    await announce(ctx, landed({ boatId: 2 }))
  })
  expect(await queue.drain(t.app)).toBe(6)
  expect(heard.splice(0).sort()).toEqual([
    'boat 1 is in Vigo',
    'boat 1 to Cork',
    'boat 1 to Vigo',
    'boat 2 is ashore',
    'boat 2 is welcome',
    'boat 2 to Brest',
  ])
})

test('what an event sets off about one home is one transaction, locks first and what keeps others waiting last', async () => {
  await work.write(async (ctx) => {
    await announce(ctx, painted({ homeId: 1, color: 'blue' }))
    await announce(ctx, painted({ homeId: 2, color: 'red' }))
  })
  expect(await queue.drain(t.app)).toBe(6)
  const seen = turns.splice(0)
  const both = [...Map.groupBy(seen, ({ transaction }) => transaction).values()]
  // Which home comes first is anyone's guess.
  expect(both.map((one) => one.map(({ name }) => name)).toSorted()).toEqual([
    ['lock', 'admire blue', 'look at blue', 'number blue'],
    ['lock', 'admire red', 'look at red', 'number red'],
  ])
})

test('what fails together is tried one by one, so that one alone fails permanently', async () => {
  await work.write((ctx) => announce(ctx, painted({ homeId: 1, color: 'pink' })))
  const attempts = async () => {
    await t.read((ctx) =>
      sql`update pgboss.job set start_after = now() where name = 'work' and state = 'retry'`.execute(kernelTables(ctx)),
    )
    return queue.drain(t.app)
  }
  while ((await attempts()) > 0);
  const tried = turns.splice(0).filter(({ name }) => name === 'admire pink' || name === 'number pink')
  // Once in the transaction that failed, as far as it came, and once each.
  expect(tried.map(({ name }) => name).sort()).toEqual(['admire pink', 'admire pink', 'number pink'])
  const failures = await queue.deadLetters()
  expect(failures).toMatchObject([{ queue: 'homes.refuse', message: 'not in this street', canRetry: true }])
  expect(await queue.closeDeadLetter(failures[0]?.id ?? '')).toBe(true)
})

test('two dispatchers share events and send none twice', async () => {
  for (let n = 0; n < 40; n++) await work.write((ctx) => announce(ctx, rang({ text: String(n) })))
  await Promise.all([queue.dispatch(), queue.dispatch(), queue.dispatch()])
  await queue.drain(t.app)
  expect(heard.splice(0)).toHaveLength(80)
})

test('a job queued in a transaction that fails never runs', async () => {
  const failed = work.write(async (ctx) => {
    await queue.enqueue(ctx, 'test.note', { text: 'never' })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await queue.drain(t.app)
  expect(heard).toEqual([])
})

test('what fails permanently becomes a dead letter that staff can retry', async () => {
  failing.left = 1
  await work.write((ctx) => queue.enqueue(ctx, 'test.fail', { text: 'at last' }))
  await queue.drain(t.app)
  const [letter, ...others] = await queue.deadLetters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ queue: 'test.fail', message: 'the mail server said no' })
  expect(await queue.retryDeadLetter(letter?.id ?? '')).toBe(true)
  await queue.drain(t.app)
  expect(heard.splice(0)).toEqual(['at last'])
  expect(await queue.deadLetters()).toEqual([])
  expect(await queue.retryDeadLetter(letter?.id ?? '')).toBe(false)
})

test('a job whose worker died is soon assigned to another', async () => {
  const dying = new PgBoss({ ...(t.connection as object), schema: 'pgboss', supervise: false, schedule: false })
  await dying.start()
  await work.write(async (ctx) => {
    for (const text of ['slow', 'dead']) await queue.enqueue(ctx, 'test.note', { text })
  })
  const [slow, dead] = await dying.fetch('work', { batchSize: 2 })
  const silentFor = (id: string | undefined, silence: string) =>
    t.read((ctx) =>
      sql`update pgboss.job set heartbeat_on = now() - ${silence}::interval where id = ${id}`.execute(
        kernelTables(ctx),
      ),
    )
  await silentFor(slow?.id, '20 seconds')
  await silentFor(dead?.id, '40 seconds')
  await dying.supervise('work')
  const stateOf = async (id = '') => (await dying.findJobs('work', { id }))[0]?.state
  expect([await stateOf(slow?.id), await stateOf(dead?.id)]).toEqual(['active', 'retry'])
  await dying.complete('work', slow?.id ?? '')
  await dying.cancel('work', dead?.id ?? '')
  await dying.stop({ graceful: false, close: true })
})

test('workers receive an event within a second of its commit', async () => {
  await queue.startWorkers(t.app)
  const before = performance.now()
  await work.write((ctx) => announce(ctx, rang({ text: 'now' })))
  while (heard.length < 2 && performance.now() - before < 5_000) await sleep(10)
  expect(heard.splice(0).sort()).toEqual(['one now', 'two now'])
})

test('a long queue of jobs is processed without pauses', async () => {
  const line = Array.from({ length: 100 }, (_, at) => String(at))
  await work.write(async (ctx) => {
    for (const text of line) await queue.enqueue(ctx, 'test.note', { text })
  })
  const before = performance.now()
  while (heard.length < line.length && performance.now() - before < 20_000) await sleep(20)
  expect(heard.splice(0).sort()).toEqual([...line].sort())
})
