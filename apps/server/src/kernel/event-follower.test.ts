import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { silentWork } from '#testing/silent-work'
import type { Connection } from './db.ts'
import { createFollower } from './event-follower.ts'
import { lineName } from './event-line.ts'
import type { EventNotice } from './notices.ts'
import { announce, kernelTables } from './outbox.ts'

let t: TestApp
let silent: ReturnType<typeof silentWork>
beforeAll(async () => {
  t = await testApp()
  silent = silentWork(t)
})
afterAll(async () => {
  await silent.close()
  await t.close()
})

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

type Heard = { notices: EventNotice[]; gaps: number }

const listen = async (pace = { lookMs: 30, answerMs: 10_000 }, connection = t.connection): Promise<Heard> => {
  const heard: Heard = { notices: [], gaps: 0 }
  const { stop } = await createFollower(connection, t.app.log, pace).start({
    onNotice: (notice) => heard.notices.push(notice),
    onGap: () => void heard.gaps++,
  })
  stops.push(stop)
  return heard
}

const until = async (holds: () => boolean): Promise<void> => {
  for (const end = performance.now() + 15_000; !holds() && performance.now() < end; ) await sleep(5)
  expect(holds()).toBe(true)
}

const ring = (homeId: number, payload: { hint?: string } = {}) =>
  t.write((ctx) => announce(ctx, { name: 'nights.changed', payload: { homeId, ...payload } }))
/** Each one once, since some are received twice. */
const homesOf = ({ notices }: Heard) => [...new Set(notices.map(({ homeId }) => homeId))]

/** Commits an event whose notice is never sent. */
const ringUnheard = (homeId: number, payload: { hint?: string } = {}) =>
  silent.write((ctx) => announce(ctx, { name: 'nights.changed', payload: { homeId, ...payload } }))

const linesOpen = async (): Promise<number> => {
  const { rows } = await t.read((ctx) =>
    sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where application_name = ${lineName} and datname = current_database()`.execute(kernelTables(ctx)),
  )
  return rows[0]?.count ?? 0
}

test('receives an event from another connection with its home and its hint', async () => {
  const heard = await listen()
  await ring(77, { hint: 'a/b' })
  // A poll may find it too, without its hint.
  await until(() => heard.notices.some(({ hint }) => hint === 'a/b'))
  expect(heard.notices).toContainEqual(expect.objectContaining({ name: 'nights.changed', homeId: 77, hint: 'a/b' }))
  expect(homesOf(heard)).toEqual([77])
})

test('never receives an event that was rolled back', async () => {
  const heard = await listen()
  const undone = t.write(async (ctx) => {
    await announce(ctx, { name: 'nights.changed', payload: { homeId: 1 } })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await ring(2)
  await until(() => heard.notices.length > 0)
  await sleep(100)
  expect(homesOf(heard)).toEqual([2])
})

test('finds an event whose notice was lost, once and without its hint, possibly out of order', async () => {
  const heard = await listen()
  await ringUnheard(5, { hint: 'a/b' })
  await until(() => heard.notices.length > 0)
  await ring(6)
  await until(() => heard.notices.length > 1)
  await sleep(100)
  expect(heard.notices.filter(({ homeId }) => homeId === 5)).toMatchObject([{ hint: null }])
  expect(homesOf(heard)).toEqual([5, 6])
  expect(heard.gaps).toBe(0)
})

test('drops a hint too large for a notice, and still commits and delivers its event', async () => {
  const heard = await listen()
  await ring(9, { hint: 'x'.repeat(9_000) })
  await until(() => heard.notices.length > 0)
  expect(heard.notices).toMatchObject([{ homeId: 9, hint: null }])
})

test('restores a dropped connection and reports a gap', async () => {
  const heard = await listen()
  await t.read((ctx) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${lineName} and datname = current_database()`.execute(kernelTables(ctx)),
  )
  await until(() => heard.gaps === 1)
  await ring(78)
  await until(() => homesOf(heard).includes(78))
})

/** A path to the database on which all traffic can be held up, as if a cable were pulled. */
const wayThrough = async (to: Connection) => {
  const socket = join(to.host ?? '', `.s.PGSQL.${to.port}`)
  const ends: Socket[] = []
  const server = createServer((near) => {
    const far = connect(socket)
    ends.push(near, far)
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  stops.push(() => {
    for (const end of ends) end.destroy()
    server.close()
  })
  return {
    connection: { ...to, host: '127.0.0.1', port },
    holdUp: () => {
      for (const end of ends) end.unpipe().pause()
    },
  }
}

test('notices a connection whose other end disappeared silently, and reconnects', async () => {
  const way = await wayThrough(t.connection)
  const heard = await listen({ lookMs: 30, answerMs: 200 }, way.connection)
  way.holdUp()
  await ring(80)
  await until(() => heard.gaps === 1)
  await ring(81)
  await until(() => homesOf(heard).includes(81))
})

test('all listeners share one connection, which closes with the last of them', async () => {
  const follower = createFollower(t.connection, t.app.log)
  const reported: string[] = []
  const start = (name: string) => follower.start({ onNotice: () => reported.push(name), onGap: () => {} })
  const [one, two] = await Promise.all([start('one'), start('two')])
  expect(await linesOpen()).toBe(1)
  await ring(3)
  await until(() => reported.length === 2)
  await one.stop()
  await ring(4)
  await until(() => reported.length === 3)
  expect(reported).toEqual(['one', 'two', 'two'])
  await two.stop()
  await until(() => reported.length === 3)
  for (const end = performance.now() + 5_000; (await linesOpen()) > 0 && performance.now() < end; ) await sleep(10)
  expect(await linesOpen()).toBe(0)
})
