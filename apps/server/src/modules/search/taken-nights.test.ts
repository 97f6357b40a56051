import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, type Stay } from '@porchlight/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#kernel/app'
import { lineName } from '#kernel/event-line'
import { kernelTables } from '#kernel/outbox'
import { reserve } from '#modules/availability'
import { setNightPrices } from '#modules/pricing'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { criteriaFor } from '../../testing/search/builders.ts'
import { createReplica, type SearchReplica } from './replica.ts'

let t: TestApp
let homeId: number
beforeAll(async () => {
  t = await testApp()
  homeId = (await t.write((ctx) => a.pricedHome(ctx))).id
})
afterAll(() => t.close())

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = performance.now() + 15_000; !(await holds()) && performance.now() < end; ) await sleep(5)
  expect(await holds()).toBe(true)
}

/** The product, with reads that are held at a gate once it is shut and released one by one. */
const gated = () => {
  let isShut = false
  const waiting: (() => void)[] = []
  const read: App['work']['read'] = async (run) => {
    const rows = await t.read(run)
    if (isShut) await new Promise<void>((resolve) => waiting.push(resolve))
    return rows
  }
  return {
    app: { ...t.app, work: { ...t.app.work, read } },
    shut: () => {
      isShut = true
    },
    hasRead: () => until(() => waiting.length === 1),
    letThrough: () => waiting.shift()?.(),
    open: () => {
      isShut = false
      for (const go of waiting.splice(0)) go()
    },
  }
}

let gate: ReturnType<typeof gated>
let replica: SearchReplica
let settled = 0
afterEach(async () => {
  gate.open()
  await replica.stop()
})
const startBehindGate = async () => {
  gate = gated()
  replica = createReplica(gate.app)
  await replica.start()
  settled = 0
  replica.onSettled(() => settled++)
  gate.shut()
}

const weekAt = (arrive: string): Stay => ({ arrive, depart: addDays(arrive, 7) })
const take = (stay: Stay) => t.write((ctx) => reserve(ctx, { homeId, stay, kind: 'booked' }))
const isOffered = async ({ arrive, depart }: Stay): Promise<boolean> => {
  const criteria = criteriaFor({ dates: { kind: 'exact', arrive, depart } })
  const { found } = await replica.search(criteria, { sort: 'price', page: 1, perPage: 10 }, t.clock.now())
  return found.homes.some(({ id }) => id === homeId)
}
const isGone = async (stay: Stay) => !(await isOffered(stay))

describe('booked nights', () => {
  test('are closed before their home is read again', async () => {
    await startBehindGate()
    const week = weekAt('2027-02-01')
    expect(await isOffered(week)).toBe(true)
    await take(week)
    await until(() => isGone(week))
    expect(settled).toBe(0)
  })

  test('are not reopened by a read of their home that started earlier', async () => {
    await startBehindGate()
    const week = weekAt('2027-03-01')
    await t.write((ctx) => setNightPrices(ctx, homeId, [{ night: '2027-08-01', amount: 123_400 }]))
    await gate.hasRead()
    await take(week)
    await until(() => isGone(week))
    gate.letThrough()
    await until(() => settled === 1)
    expect(await isOffered(week)).toBe(false)
  })

  test('are not reopened by a read of all homes that started earlier', async () => {
    await startBehindGate()
    const week = weekAt('2027-04-01')
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${lineName} and datname = current_database()`
    await t.read((ctx) => cut.execute(kernelTables(ctx)))
    await gate.hasRead()
    gate.letThrough()
    await gate.hasRead()
    await take(week)
    await until(() => isGone(week))
    gate.letThrough()
    await until(() => settled === 1)
    expect(await isOffered(week)).toBe(false)
  })
})
