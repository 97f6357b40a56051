import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkHomes } from '#modules/homes'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import type { Claim } from './claim.ts'
import { blockNights, changeHold, releaseHold, unblockNights } from './commands.ts'
import { lapseHolds } from './expire-holds.ts'
import { setStaySettings } from './home-calendar.ts'
import { holdById, holdsOf } from './queries.ts'
import { reserve } from './reserve-nights.ts'
import { db } from './tables.ts'

let t: TestApp
let homeId: number
const present = '2027-01-15T17:00:00Z'

beforeAll(async () => {
  t = await testApp({ start: present })
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(present)
  homeId = (await t.write((ctx) => a.home(ctx))).id
})

const nights = (arrive: string, depart: string) => ({ arrive: `2027-07-${arrive}`, depart: `2027-07-${depart}` })
const take = (claim: Partial<Claim> & Pick<Claim, 'stay'>) =>
  t.write((ctx) => reserve(ctx, { homeId, kind: 'booked', ...claim }))
const minutes = (count: number) => new Date(t.clock.now().getTime() + count * 60_000)
const claims = (home = homeId) => t.read((ctx) => holdsOf(ctx, [home], '2027-06-01', '2027-09-01'))

describe('nights', () => {
  test('R2 stays that share a night exclude each other, including when one contains the other', async () => {
    expect(await take({ stay: nights('10', '17') })).not.toBeNull()
    for (const stay of [
      nights('10', '17'),
      nights('12', '14'),
      nights('08', '20'),
      nights('16', '18'),
      nights('09', '11'),
    ])
      expect(await take({ stay })).toBeNull()
  })

  test('R2 a departure and an arrival on the same day do not clash', async () => {
    await take({ stay: nights('10', '17') })
    expect(await take({ stay: nights('17', '20') })).not.toBeNull()
    expect(await take({ stay: nights('08', '10') })).not.toBeNull()
  })

  test('R3 the table itself refuses an overlap that any code tries to write', async () => {
    await take({ stay: nights('10', '17') })
    const forced = t.write((ctx) =>
      sql`update availability.hold set during = '[2027-07-01,2027-07-12)' where home_id = ${homeId};
          insert into availability.hold (home_id, during, kind, blocking, linked, label, who, why, created_at)
          values (${homeId}, '[2027-07-05,2027-07-08)', 'booked', true, false, '', '', '', now())`.execute(db(ctx)),
    )
    await expect(forced).rejects.toThrow()
  })

  test('R3 the only inserts into the table of holds do nothing on conflict', () => {
    const folder = new URL('./', import.meta.url)
    const source = readFileSync(new URL('insert-holds.ts', folder), 'utf8')
    expect(source.match(/insertInto\('availability\.hold'\)|insert into availability\.hold\b/g)).toHaveLength(2)
    expect(source).toMatch(/onConflict\(\(conflict\) => conflict\.doNothing\(\)\)/)
    expect(source).toMatch(/on conflict do nothing`/)
  })

  test('R4 requests, checkouts, owner stays, and repairs block others; nights opened by hand do not', async () => {
    const kinds: Partial<Claim>[] = [
      { kind: 'requested', expiresAt: minutes(60) },
      { kind: 'checkout', expiresAt: minutes(15) },
      { kind: 'blocked', blockKind: 'owner_stay' },
      { kind: 'blocked', blockKind: 'repair' },
      { kind: 'turnover' },
      { kind: 'externalblock' },
    ]
    for (const [index, kind] of kinds.entries()) {
      const stay = nights(String(10 + index), String(11 + index))
      expect(await take({ ...kind, stay })).not.toBeNull()
      expect(await take({ stay })).toBeNull()
    }
    await take({ kind: 'opened', stay: nights('20', '25') })
    expect(await take({ stay: nights('21', '23') })).not.toBeNull()
  })
})

describe('expiry', () => {
  test('R4 an expired checkout blocks no one, even before the sweeper runs', async () => {
    await take({ kind: 'checkout', stay: nights('10', '17'), expiresAt: minutes(15) })
    expect(await take({ stay: nights('12', '14') })).toBeNull()
    t.clock.advance(15)
    expect(await claims()).toEqual([])
    expect(await take({ stay: nights('12', '14') })).not.toBeNull()
  })

  test('R4 an expired hold cannot be confirmed, even while its nights are still available', async () => {
    const held = await take({ kind: 'checkout', stay: nights('10', '17'), expiresAt: minutes(15) })
    t.clock.advance(16)
    expect(await t.write((ctx) => changeHold(ctx, held?.holdId as number, { kind: 'booked', expiresAt: null }))).toBe(
      false,
    )
  })

  test('R4 a hold with a payment in progress does not expire until the payment is given up', async () => {
    const held = await take({ kind: 'checkout', stay: nights('10', '17'), expiresAt: minutes(15) })
    const holdId = held?.holdId as number
    expect(await t.write((ctx) => changeHold(ctx, holdId, { payingUntil: minutes(30) }))).toBe(true)
    t.clock.advance(20)
    expect(await take({ stay: nights('12', '14') })).toBeNull()
    await t.write((ctx) => lapseHolds(ctx))
    expect(
      await t.write((ctx) => changeHold(ctx, holdId, { kind: 'booked', expiresAt: null, payingUntil: null })),
    ).toBe(true)
    t.clock.advance(60)
    expect((await t.read((ctx) => holdById(ctx, holdId)))?.kind).toBe('booked')
  })

  test('R4 the sweeper ends expired holds, announces whose nights changed, and leaves the others', async () => {
    await take({ kind: 'checkout', stay: nights('10', '12'), expiresAt: minutes(15) })
    await take({ kind: 'checkout', stay: nights('12', '14'), expiresAt: minutes(45) })
    t.clock.advance(20)
    expect(await t.write((ctx) => lapseHolds(ctx))).toBeGreaterThan(0)
    expect((await claims()).map((hold) => hold.arrive)).toEqual(['2027-07-12'])
  })

  test('a released hold frees its nights once', async () => {
    const held = await take({ stay: nights('10', '17') })
    expect(await t.write((ctx) => releaseHold(ctx, held?.holdId as number))).toBe(true)
    expect(await t.write((ctx) => releaseHold(ctx, held?.holdId as number))).toBe(false)
    expect(await take({ stay: nights('10', '17') })).not.toBeNull()
  })
})

describe('preparation', () => {
  test('R6 two stays are k nights apart, not 2k', async () => {
    await t.write((ctx) => setStaySettings(ctx, homeId, { preparationNights: 2 }))
    await take({ stay: nights('10', '14') })
    expect(await take({ stay: nights('15', '18') })).toBeNull()
    expect(await take({ stay: nights('16', '18') })).not.toBeNull()
    expect(await take({ stay: nights('05', '09') })).toBeNull()
    expect(await take({ stay: nights('05', '08') })).not.toBeNull()
  })

  test('R6 with k = 0 guests turn over on the same day', async () => {
    await take({ stay: nights('10', '14') })
    expect(await take({ stay: nights('14', '15') })).not.toBeNull()
  })

  test('R6 a repair may overlap preparation nights, an owner stay may not', async () => {
    await t.write((ctx) => setStaySettings(ctx, homeId, { preparationNights: 2 }))
    await take({ stay: nights('10', '14') })
    expect(await take({ kind: 'blocked', blockKind: 'owner_stay', stay: nights('14', '16') })).toBeNull()
    expect(await take({ kind: 'blocked', blockKind: 'repair', stay: nights('14', '16') })).not.toBeNull()
  })

  test('R6 a longer preparation applies to existing stays, as far as they leave room for it', async () => {
    await take({ stay: nights('10', '14') })
    await take({ stay: nights('15', '18') })
    await t.write((ctx) => setStaySettings(ctx, homeId, { preparationNights: 3 }))
    expect(await take({ stay: nights('14', '15') })).toBeNull()
    expect(await take({ stay: nights('20', '22') })).toBeNull()
    expect(await take({ stay: nights('21', '22') })).not.toBeNull()
    await t.write((ctx) => setStaySettings(ctx, homeId, { preparationNights: 0 }))
    expect(await take({ stay: nights('14', '15') })).not.toBeNull()
  })
})

describe('R5 linked homes', () => {
  let whole: number
  let left: number
  let right: number
  beforeEach(async () => {
    ;[whole, left, right] = (await t.write(async (ctx) => {
      const homes = [await a.home(ctx), await a.home(ctx), await a.home(ctx)].map((home) => home.id)
      await linkHomes(ctx, homes[0] as number, homes.slice(1))
      return homes
    })) as [number, number, number]
  })
  const july = nights('10', '17')

  test('a part blocks the whole but not its sibling', async () => {
    await take({ homeId: left, stay: july })
    expect(await take({ homeId: whole, stay: nights('12', '13') })).toBeNull()
    expect(await take({ homeId: right, stay: july })).not.toBeNull()
    expect((await claims(whole)).map(({ kind, why, bookingId }) => ({ kind, why, bookingId }))).toEqual([
      { kind: 'blocked', why: 'linked', bookingId: null },
      { kind: 'blocked', why: 'linked', bookingId: null },
    ])
  })

  test('the whole blocks its parts, for a repair too', async () => {
    await take({ homeId: whole, kind: 'blocked', blockKind: 'repair', stay: july })
    expect(await take({ homeId: left, stay: nights('16', '19') })).toBeNull()
    expect(await take({ homeId: right, stay: nights('08', '11') })).toBeNull()
    expect(await take({ homeId: right, stay: nights('17', '19') })).not.toBeNull()
  })

  test('a rejected whole leaves nothing behind', async () => {
    await take({ homeId: right, stay: july })
    expect(await take({ homeId: whole, stay: nights('01', '12') })).toBeNull()
    expect(await claims(left)).toEqual([])
    expect(await take({ homeId: left, stay: nights('01', '12') })).not.toBeNull()
  })

  test('derived holds expire, change, and end with their origin, and cannot be released alone', async () => {
    const held = await take({ homeId: left, kind: 'checkout', stay: july, expiresAt: minutes(15) })
    const [derived] = await claims(whole)
    await expect(t.write((ctx) => unblockNights(ctx, whole, derived?.id as number))).rejects.toThrow('not found')
    await t.write((ctx) => changeHold(ctx, held?.holdId as number, { kind: 'booked', expiresAt: null }))
    t.clock.advance(60)
    expect(await claims(whole)).toHaveLength(1)
    await t.write((ctx) => releaseHold(ctx, held?.holdId as number))
    expect(await claims(whole)).toEqual([])
    await take({ homeId: left, kind: 'checkout', stay: july, expiresAt: minutes(15) })
    t.clock.advance(20)
    expect(await take({ homeId: whole, stay: july })).not.toBeNull()
  })

  test('the longest preparation of linked homes applies to all of them', async () => {
    await t.write((ctx) => setStaySettings(ctx, whole, { preparationNights: 1 }))
    await take({ homeId: left, stay: july })
    expect(await take({ homeId: whole, stay: nights('17', '19') })).toBeNull()
    expect(await take({ homeId: whole, stay: nights('18', '19') })).not.toBeNull()
    expect(await take({ homeId: right, stay: nights('19', '20') })).toBeNull()
  })

  test('homes linked later respect existing holds, and unlinked ones separate', async () => {
    const [attic, home] = await t.write(async (ctx) => [(await a.home(ctx)).id, (await a.home(ctx)).id])
    await take({ homeId: attic, stay: july })
    await t.write((ctx) => linkHomes(ctx, home as number, [attic as number]))
    expect(await take({ homeId: home, stay: july })).toBeNull()
    await t.drain()
    expect(await claims(home)).toHaveLength(1)
    await t.write((ctx) => linkHomes(ctx, home as number, []))
    await t.drain()
    expect(await claims(home)).toEqual([])
    expect(await take({ homeId: home, stay: july })).not.toBeNull()
  })
})

describe('blocks', () => {
  const block = (from: string, to: string) =>
    t.write((ctx) => blockNights(ctx, homeId, { from, to, kind: 'repair', reason: 'Roof', who: 'James Whitcombe' }))

  test('an owner blocks nights and releases them', async () => {
    const hold = await block('2027-07-10', '2027-07-12')
    expect(hold).toMatchObject({
      kind: 'blocked',
      blockKind: 'repair',
      label: 'Roof',
      who: 'James Whitcombe',
      why: 'Roof',
    })
    expect(await t.write((ctx) => unblockNights(ctx, homeId, hold.id))).toEqual({
      arrive: '2027-07-10',
      depart: '2027-07-12',
    })
    expect(await claims()).toEqual([])
  })

  test('unavailable nights, past nights, and endless blocks are rejected', async () => {
    await take({ stay: nights('10', '14') })
    await expect(block('2027-07-13', '2027-07-20')).rejects.toMatchObject({
      code: 'nights_taken',
      details: { taken: [{ arrive: '2027-07-10', depart: '2027-07-14' }] },
    })
    await expect(block('2027-01-14', '2027-01-16')).rejects.toMatchObject({ code: 'in_the_past' })
    await expect(block('2027-02-01', '2028-02-03')).rejects.toMatchObject({ code: 'range_too_long' })
  })

  test('R13 "the past" follows the home’s time zone: late in New York, tomorrow has already begun in Tokyo', async () => {
    t.clock.set('2027-01-16T03:00:00Z')
    expect((await block('2027-01-15', '2027-01-16')).arrive).toBe('2027-01-15')
    const tokyo = (await t.write((ctx) => a.home(ctx, { timeZone: 'Asia/Tokyo' }))).id
    const refused = t.write((ctx) =>
      blockNights(ctx, tokyo, { from: '2027-01-15', to: '2027-01-17', kind: 'closed', reason: '', who: '' }),
    )
    await expect(refused).rejects.toMatchObject({ code: 'in_the_past', details: { today: '2027-01-16' } })
  })
})
