import {
  type AttributedBooking,
  attributedBookings,
  changeStay,
  ownReferrals,
  partners,
  previewChange,
  setPartner,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountClosed } from '#events/accounts'
import { announce } from '#kernel/outbox'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import { approvedBySecond } from '../approvals/testing/second-approver.ts'
import { createBooking } from './create.ts'
import { db } from './tables.ts'
import { canceled, type Guest, good, pay, quoted, refused, sign } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t, as } = bookingsScene()
let home: Home
let guest: Guest
let staff: Guest
let agent: Guest & { email: string }
let affiliate: Guest & { email: string }
beforeAll(async () => {
  staff = await t.person('staff')
  agent = await t.person('travel-agent', 'traveler')
  affiliate = await t.person('affiliate')
  await give('agent-a', agent.email, 'travel-agent', 1_000)
  await give('site-b', affiliate.email, 'affiliate', 300)
})
beforeEach(async () => {
  home = await t.write((ctx) => a.pricedHome(ctx))
  guest = await t.person('traveler')
})

const give = (code: string, email: string, program: 'travel-agent' | 'affiliate', rate: number, paused = false) =>
  staff.call(setPartner, { params: { code }, body: { email, program, rate, paused } })

const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const booked = async (codes: string[], who = guest, stay = week, at = home) => {
  const { id, hash } = await quoted(who, { homeId: at.id, ...stay })
  const arrivals = codes.map((code) => ({ code, at: t.clock.now() }))
  const request = { guestId: who.accountId, quoteId: id, quoteHash: hash, arrivals }
  return t.write((ctx) => createBooking(ctx, request))
}
const confirm = async (who: Guest, id: number) => {
  await good(sign(who, id))
  return (await good(pay(who, id))).booking
}
const attributedBooking = async (id: number): Promise<AttributedBooking | undefined> => {
  const { bookings } = await good((await as(staff.accountId)).call(attributedBookings, { query: { perPage: 100 } }))
  return bookings.find(({ bookingId }) => bookingId === id)
}

it('R14 R59 an unusual commission rate for a code needs a reason', async () => {
  const share = (rate: number, confirm?: { concerns: string[]; reason: string }) =>
    staff.call(setPartner, {
      params: { code: 'agent-a' },
      body: { email: agent.email, program: 'travel-agent', rate, ...(confirm && { confirm }) },
    })
  for (const rate of [0, 99, 3_001, 10_000])
    expect(await refused(share(rate))).toEqual({ status: 422, code: 'confirmation_needed' })
  const reason = 'Wholesale contract for 2027'
  const { outcome } = await good(share(3_500, { concerns: ['unusual_share'], reason }))
  await approvedBySecond(t, outcome?.id ?? 0)
  const confirmed = async () =>
    (await good(staff.call(partners))).partners.find(({ code }) => code === 'agent-a')?.confirmed
  expect(await confirmed()).toMatchObject({ reason, by: expect.stringMatching(/^\S+ \S+/) })
  await good(share(1_000))
  expect(await confirmed()).toBeNull()
})

describe('R59 credit for a booking', () => {
  it('is decided once, when it is made: a named agent ranks before the affiliate clicked last', async () => {
    const { id } = await booked(['site-b', 'agent-a'])
    expect(await attributedBooking(id)).toMatchObject({
      code: 'agent-a',
      program: 'travel-agent',
      rate: 1_000,
      rebookedFrom: null,
    })
    const rows = sql`update attribution.attribution set basis_points = 1 where booking_id = ${id}`
    await expect(t.write((ctx) => rows.execute(db(ctx)))).rejects.toThrow(/frozen/)
  })

  it('goes to no one if the partner books for themselves, or no partner has the code', async () => {
    expect(await attributedBooking((await booked(['agent-a'], agent)).id)).toBeUndefined()
    const other = await booked(['nobody-at-all'], guest, { arrive: '2027-08-06', depart: '2027-08-13' })
    expect(await attributedBooking(other.id)).toBeUndefined()
  })

  it('keeps its rate when the partner’s changes, which applies to future bookings', async () => {
    const before = await booked(['site-b'])
    await good(give('site-b', affiliate.email, 'affiliate', 250))
    const after = await booked(['site-b'], guest, { arrive: '2027-08-06', depart: '2027-08-13' })
    expect([(await attributedBooking(before.id))?.rate, (await attributedBooking(after.id))?.rate]).toEqual([300, 250])
    const body = { email: affiliate.email, program: 'affiliate' as const, rate: 300, reason: 'Back to what it was' }
    const { outcome } = await good(staff.call(setPartner, { params: { code: 'site-b' }, body }))
    await approvedBySecond(t, outcome?.id ?? 0)
  })

  it('R57 is based on rent after discounts, without fees and taxes, and is nothing once the booking is canceled', async () => {
    const { id, charges } = await booked(['agent-a'])
    const rent = charges.find(({ code }) => code === 'nights')?.amount ?? 0
    expect((await attributedBooking(id))?.commission).toEqual({ amount: rent / 10, currency: 'USD' })
    await confirm(guest, id)
    await canceled(guest, id)
    expect(await attributedBooking(id)).toMatchObject({ status: 'canceled', commission: null })
  })

  it('stays through a change of dates, and follows the rent', async () => {
    const { id } = await booked(['agent-a'])
    const booking = await confirm(guest, id)
    const before = await attributedBooking(id)
    const body = { arrive: week.arrive, depart: '2027-07-11', ...booking.party }
    const { change } = await good(guest.call(previewChange, { params: { id }, body }))
    const { quoteId, quoteHash, hash } = change
    await good(guest.call(changeStay, { params: { id }, body: { quoteId, quoteHash, hash } }))
    const after = await attributedBooking(id)
    expect(after).toMatchObject({ depart: '2027-07-11', code: 'agent-a', rate: 1_000 })
    expect(after?.commission?.amount).toBeGreaterThan(before?.commission?.amount ?? 0)
  })
})

describe('R59 a stay that is canceled and rebooked', () => {
  const again = async (days: number, stay = week, who?: Guest, at = home) => {
    t.clock.advance(days * 24 * 60)
    return booked(['site-b'], who ?? (await as(guest.accountId)), stay, at)
  }
  const canceledOne = async () => {
    const { id, number } = await booked(['agent-a'])
    await confirm(guest, id)
    await canceled(guest, id)
    return number
  }

  it('stays with the same partner at the same rate, whatever link was clicked meanwhile', async () => {
    const number = await canceledOne()
    await good(give('agent-a', agent.email, 'travel-agent', 100, true))
    const { id } = await again(29, { arrive: '2027-07-05', depart: '2027-07-12' })
    expect(await attributedBooking(id)).toMatchObject({ code: 'agent-a', rate: 1_000, rebookedFrom: number })
    const { outcome } = await good(
      (await as(staff.accountId)).call(setPartner, {
        params: { code: 'agent-a' },
        body: { email: agent.email, program: 'travel-agent', rate: 1_000, reason: 'Back to what it was' },
      }),
    )
    await approvedBySecond(t, outcome?.id ?? 0)
  })

  it('at another home is another stay: the partner whose link brought the guest then gets the credit', async () => {
    const number = await canceledOne()
    const elsewhere = await t.write((ctx) => a.pricedHome(ctx))
    const { id } = await again(1, week, undefined, elsewhere)
    expect(await attributedBooking(id)).toMatchObject({ code: 'site-b', rate: 300, rebookedFrom: null })
    // The same guest back at the first home continues the canceled booking all the same.
    const back = await again(1, { arrive: '2027-07-03', depart: '2027-07-10' })
    expect(await attributedBooking(back.id)).toMatchObject({ code: 'agent-a', rebookedFrom: number })
  })

  it('loses the credit after thirty days', async () => {
    await canceledOne()
    expect((await attributedBooking((await again(31)).id))?.code).toBe('site-b')
  })

  it('loses the credit on other nights or for another guest', async () => {
    await canceledOne()
    expect((await attributedBooking((await again(0, week, await t.person('traveler'))).id))?.code).toBe('site-b')
    const next = { arrive: '2027-07-09', depart: '2027-07-16' }
    expect((await attributedBooking((await again(0, next)).id))?.code).toBe('site-b')
  })
})

describe('partner codes', () => {
  it('are for members of the program, and never transferred to someone else', async () => {
    expect(await refused(give('new-one', affiliate.email, 'travel-agent', 100))).toEqual({
      status: 422,
      code: 'unknown_partner',
    })
    expect(await refused(give('agent-a', affiliate.email, 'affiliate', 100))).toEqual({
      status: 409,
      code: 'partner_code_taken',
    })
    const { partners: known } = await good(staff.call(partners))
    expect(known.find(({ code }) => code === 'agent-a')).toMatchObject({
      email: agent.email,
      rate: 1_000,
      paused: false,
    })
    expect(known.some(({ code }) => code === 'new-one')).toBe(false)
  })

  it('earn nothing while paused, or after their partner has left', async () => {
    const person = await t.person('affiliate')
    await good(give('rests', person.email, 'affiliate', 100))
    await t.write((ctx) => announce(ctx, accountClosed({ accountId: person.accountId })))
    await t.drain()
    expect(await attributedBooking((await booked(['rests'])).id)).toBeUndefined()
  })
})

it('a partner sees the bookings they brought, with state, amount, date, and reason, and nothing about other partners', async () => {
  const { id, number } = await booked(['agent-a'])
  await confirm(guest, id)
  const own = async (who: Guest) => good((await as(who.accountId)).call(ownReferrals, { query: { perPage: 100 } }))
  const { referrals, codes } = await own(agent)
  const found = referrals.find(({ bookingId }) => bookingId === id)
  expect(found).toMatchObject({ number, status: 'confirmed', code: 'agent-a', rate: 1_000, rebookedFrom: null })
  expect(found?.commission).toEqual((await attributedBooking(id))?.commission)
  expect(found?.guest).toBe('Ada Q.')
  expect(found).not.toHaveProperty('partner')
  expect(codes).toEqual([{ code: 'agent-a', program: 'travel-agent', rate: 1_000, paused: false }])
  const others = await own(affiliate)
  expect(others.referrals.filter(({ code }) => code !== 'site-b')).toEqual([])
  expect(others.codes).toMatchObject([{ code: 'site-b' }])
})
