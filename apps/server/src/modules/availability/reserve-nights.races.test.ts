import { addDays, overlap, type Stay } from '@porchlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlState } from '#kernel/work'
import { linkHomes } from '#modules/homes'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { changeHold, releaseHold } from './commands.ts'
import { lapseHolds } from './expire-holds.ts'
import { setStaySettings } from './home-calendar.ts'
import { type Reserve, reserve } from './reserve-nights.ts'
import { db } from './tables.ts'

let t: TestApp

beforeAll(async () => {
  t = await testApp({ poolSize: 40 })
})
afterAll(() => t.close())

const newHome = async () => (await t.write((ctx) => a.home(ctx))).id
const july: Stay = { arrive: '2027-07-10', depart: '2027-07-17' }

/** A generator of small whole numbers, repeatable from the same seed. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

const overlaps = (stays: readonly Stay[]): number =>
  stays.flatMap((stay, index) => stays.slice(index + 1).filter((other) => overlap(stay, other))).length

/** Lets this many callers request the same nights at once. @returns the holds of those who got them */
const callersFor = async (take: Reserve, homeId: number, stay: Stay, callers: number): Promise<number[]> => {
  const answers = await Promise.all(
    Array.from({ length: callers }, () => t.write((ctx) => take(ctx, { homeId, stay, kind: 'booked' }))),
  )
  return answers.flatMap((answer) => (answer ? [answer.holdId] : []))
}

/** The naive way: check, then take if no one is there. It has its own table, without the exclusion. */
const lookThenTake: Reserve = async (ctx, { homeId, stay }) => {
  const range = sql<string>`daterange(${stay.arrive}::date, ${stay.depart}::date)`
  const { rows: there } = await sql`
    select from availability.unguarded where home_id = ${homeId} and during && ${range}`.execute(db(ctx))
  if (there.length > 0) return null
  const { rows } = await sql<{ id: number }>`
    insert into availability.unguarded (home_id, during) values (${homeId}, ${range}) returning id`.execute(db(ctx))
  return { holdId: rows[0]?.id as number }
}

describe('R3 the same nights', () => {
  test('of 200 callers exactly one gets them, round after round', async () => {
    for (let round = 0; round < 5; round++)
      expect(await callersFor(reserve, await newHome(), july, 200)).toHaveLength(1)
  })

  test('checking before taking, without the exclusion, sells them twice to the same callers', async () => {
    await t.write((ctx) =>
      sql`create table availability.unguarded (
        id bigint generated always as identity, home_id bigint, during daterange)`.execute(db(ctx)),
    )
    expect((await callersFor(lookThenTake, await newHome(), july, 200)).length).toBeGreaterThan(1)
  })

  test('R4 when a checkout expires, its payer and forty others request the nights: exactly one gets them', async () => {
    for (let round = 0; round < 5; round++) {
      const homeId = await newHome()
      const expiresAt = new Date(t.clock.now().getTime() + 60_000)
      const held = await t.write((ctx) => reserve(ctx, { homeId, stay: july, kind: 'checkout', expiresAt }))
      const after = t.at(expiresAt)
      const before = t.at(new Date(expiresAt.getTime() - 1))
      const others = Array.from({ length: 40 }, () =>
        after.write((ctx) => reserve(ctx, { homeId, stay: july, kind: 'booked' })),
      )
      const payer = before.write((ctx) => changeHold(ctx, held?.holdId as number, { kind: 'booked', expiresAt: null }))
      const winners = [await payer, ...(await Promise.all(others))].filter(Boolean)
      expect(winners).toHaveLength(1)
    }
  })
})

type Row = Stay & { homeId: number }

const status = async (homeIds: readonly number[]): Promise<Row[]> => {
  const { rows } = await t.read((ctx) =>
    sql<Row>`
      select home_id as "homeId", lower(during) as arrive, upper(coalesce(prepared, during)) as depart
      from availability.hold where blocking and source_id is null and home_id = any(${[...homeIds]}::bigint[])`.execute(
      db(ctx),
    ),
  )
  return rows
}

test('R2 R6 random stays, expiries, confirmations, and cancellations from 24 callers never share a night', async () => {
  const homes = [await newHome(), await newHome(), await newHome()]
  await t.write((ctx) => setStaySettings(ctx, homes[2] as number, { preparationNights: 1 }))
  const answered: { homeId: number; holdId: number }[] = []
  const caller = async (seed: number) => {
    const roll = dice(seed)
    const start = t.clock.now().getTime()
    for (let turn = 0; turn < 40; turn++) {
      const homeId = homes[Math.floor(roll() * homes.length)] as number
      const arrive = addDays('2027-07-01', Math.floor(roll() * 60))
      const stay = { arrive, depart: addDays(arrive, 1 + Math.floor(roll() * 7)) }
      const now = t.at(new Date(start + turn * 120_000))
      const expiresAt = roll() < 0.6 ? new Date(start + turn * 120_000 + 300_000) : undefined
      const kind = expiresAt ? 'checkout' : 'booked'
      const made = await now.write((ctx) => reserve(ctx, { homeId, stay, kind, expiresAt }))
      if (made && roll() < 0.3) await now.write((ctx) => releaseHold(ctx, made.holdId))
      else if (made && expiresAt && roll() < 0.5)
        await now.write((ctx) => changeHold(ctx, made.holdId, { kind: 'booked', expiresAt: null }))
      else if (made && !expiresAt) answered.push({ homeId, holdId: made.holdId })
      if (roll() < 0.05) await now.write((ctx) => lapseHolds(ctx))
    }
  }
  await Promise.all(Array.from({ length: 24 }, (_, index) => caller(index + 1)))
  const rows = await status(homes)
  for (const homeId of homes) expect(overlaps(rows.filter((row) => row.homeId === homeId))).toBe(0)
  expect(rows.length).toBeGreaterThan(20)
  const { rows: stored } = await t.read((ctx) =>
    sql<{ id: number }>`select id from availability.hold where blocking and id = any(${answered.map(
      ({ holdId }) => holdId,
    )}::bigint[])`.execute(db(ctx)),
  )
  expect(stored).toHaveLength(answered.length)
})

test('R5 callers for a whole home and for its parts never overlap, and never deadlock', async () => {
  const [left, whole, right] = [await newHome(), await newHome(), await newHome()]
  await t.write((ctx) => linkHomes(ctx, whole, [left, right]))
  const homes = [whole, left, right]
  let circles = 0
  // The unit of work retries after a deadlock, so it must be observed here.
  const noteCircle = (error: unknown) => {
    if (sqlState(error) === '40P01') circles += 1
    throw error
  }
  for (let round = 0; round < 25; round++) {
    const arrive = addDays('2027-07-01', round * 3)
    const stay = { arrive, depart: addDays(arrive, 3) }
    const callers = Array.from({ length: 12 }, (_, index) => homes[index % homes.length] as number)
    await Promise.all(
      callers.map((homeId) => t.write((ctx) => reserve(ctx, { homeId, stay, kind: 'booked' }).catch(noteCircle))),
    )
  }
  const rows = await status(homes)
  const of = (homeId: number) => rows.filter((row) => row.homeId === homeId)
  expect(overlaps([...of(whole), ...of(left)])).toBe(0)
  expect(overlaps([...of(whole), ...of(right)])).toBe(0)
  expect(of(whole).length + of(left).length).toBe(25)
  expect(of(whole).length + of(right).length).toBe(25)
  expect(circles).toBe(0)
})
