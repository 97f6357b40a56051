import { type Permission, staffCalendarHomes, staffCalendarNights } from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { tablesOf } from '#kernel/work'
import { createAccount } from '#modules/accounts'
import { blockNights, setStayRules, setStaySettings } from '#modules/availability'
import { a, nobodysPassword } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let owner: Caller & { accountId: number }
let staff: Caller & { accountId: number }
let homeId: number

beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  staff = await t.person('staff')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
})

const only = async (...permissions: Permission[]) => {
  const email = `calendar-${homeId}-${permissions.join('-')}@demo.porchlight.test`
  const person = { email, firstName: 'Mo', lastName: 'Reyes', phone: '+16315550199', passwordHash: nobodysPassword }
  const { id } = await t.write((ctx) => createAccount(ctx, { ...person, roles: ['staff'], permissions }))
  return t.as(id)
}
const listed = async (query = {}) =>
  (await good(staff.call(staffCalendarHomes, { query }))).homes.find(({ id }) => id === homeId)
const week = { from: '2027-02-01', to: '2027-02-15' }
const barsFor = async (who: Caller) => {
  const { calendars } = await good(who.call(staffCalendarNights, { query: { ...week, homes: String(homeId) } }))
  return calendars[0]?.bars ?? []
}

describe('the calendar of all homes', () => {
  it('lists homes with their owners', async () => {
    const home = await listed()
    expect(home?.owners).toEqual([{ id: owner.accountId, name: expect.any(String) }])
  })

  it('leaves out homes that are booked on a night of the window, or prepared on it', async () => {
    await t.write((ctx) =>
      blockNights(ctx, homeId, { from: '2027-02-05', to: '2027-02-08', kind: 'closed', reason: '', who: 'Mo' }),
    )
    expect(await listed({ openFrom: '2027-02-01', openTo: '2027-02-05' })).toBeDefined()
    expect(await listed({ openFrom: '2027-02-07', openTo: '2027-02-09' })).toBeUndefined()
    expect(await listed({ openFrom: '2027-02-08', openTo: '2027-02-10' })).toBeDefined()
  })

  it('can be limited to homes with an overdue stay, which is counted for those who work with bookings', async () => {
    const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    const before = (await good(staff.call(staffCalendarHomes, { query: {} }))).overdue ?? 0
    expect(await listed({ only: 'overdue' })).toBeUndefined()
    await t.write((ctx) =>
      sql`update payments.installment set state = 'failed' where booking_id = ${stay.id}`.execute(
        tablesOf<unknown>()(ctx),
      ),
    )
    expect(await listed({ only: 'overdue' })).toBeDefined()
    expect((await good(staff.call(staffCalendarHomes, { query: {} }))).overdue).toBe(before + 1)
    expect((await good((await only('homes')).call(staffCalendarHomes, { query: {} }))).overdue).toBeNull()
  })

  it('can be limited to homes with a gap that no one can book', async () => {
    await confirmedStay(t, { homeId, arrive: '2027-02-02', depart: '2027-02-05' })
    await confirmedStay(t, { homeId, arrive: '2027-02-07', depart: '2027-02-10' })
    await t.write(async (ctx) => {
      await setStayRules(ctx, homeId, [{ kind: 'default', minNights: 1 }])
      await setStaySettings(ctx, homeId, { fillGaps: false })
    })
    const counted = async () => (await good(staff.call(staffCalendarHomes, { query: {} }))).gaps
    const before = await counted()
    expect(await listed({ only: 'gaps' })).toBeUndefined()
    await t.write((ctx) => setStayRules(ctx, homeId, [{ kind: 'default', minNights: 5 }]))
    expect(await listed({ only: 'gaps' })).toBeDefined()
    expect(await counted()).toBe(before + 1)
  })

  it('rejects half a window and a window that ends before it starts', async () => {
    const half = await refused(staff.call(staffCalendarHomes, { query: { openFrom: '2027-02-01' } }))
    const turned = await refused(
      staff.call(staffCalendarHomes, { query: { openFrom: '2027-02-03', openTo: '2027-02-01' } }),
    )
    expect([half.code, turned.code]).toEqual(['invalid_input', 'invalid_input'])
  })

  it('shows the guest and the balance to those who work with bookings, and to others only that nights are booked', async () => {
    const stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
    const [seen] = await barsFor(staff)
    expect(seen).toMatchObject({ kind: 'booked', bookingId: stay.id, balance: { state: expect.any(String) } })
    expect(seen?.label).not.toBe('')
    const [hidden] = await barsFor(await only('homes'))
    expect(hidden).toMatchObject({ kind: 'booked', bookingId: null, label: '', who: '', balance: null })
  })

  it('marks open nights between two stays that no one can book', async () => {
    await confirmedStay(t, { homeId, arrive: '2027-02-02', depart: '2027-02-05' })
    await confirmedStay(t, { homeId, arrive: '2027-02-07', depart: '2027-02-10' })
    await t.write(async (ctx) => {
      await setStayRules(ctx, homeId, [{ kind: 'default', minNights: 5 }])
      await setStaySettings(ctx, homeId, { fillGaps: false })
    })
    const query = { ...week, homes: String(homeId) }
    const { calendars } = await good(staff.call(staffCalendarNights, { query }))
    expect(calendars[0]?.gaps).toContainEqual({ from: '2027-02-05', to: '2027-02-07', minStay: 5 })
  })

  it('rejects a window that is too long', async () => {
    const query = { from: '2027-01-01', to: '2027-06-01', homes: String(homeId) }
    expect((await refused(staff.call(staffCalendarNights, { query }))).code).toBe('range_too_long')
  })
})
