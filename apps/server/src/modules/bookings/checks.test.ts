import { withdrawRequest } from '@porchlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseHold } from '#modules/availability'
import { credit, debit, post } from '#modules/ledger'
import { cancelSchedule } from '#modules/payments'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { checks } from './checks.ts'
import { bookingById } from './queries.ts'
import { db } from './tables.ts'
import { confirmed, type Guest, good, held } from './testing/guest.ts'

let t: TestApp
let guest: Guest
let homeId: number
let month = 1
beforeAll(async () => {
  t = await testApp()
  guest = await t.person('traveler')
  homeId = (await t.write((ctx) => a.pricedHome(ctx))).id
})
afterAll(() => t.close())

const stay = () => {
  month += 1
  const date = (day: string) => `2027-${String(month).padStart(2, '0')}-${day}`
  return { homeId, arrive: date('05'), depart: date('12') }
}
const finding = async (code: string) => {
  const check = checks.find((candidate) => candidate.code === `bookings.${code}`)
  if (!check) throw new Error(`no check ${code}`)
  return check.run(t.app)
}
const raw = (statement: string) => t.write((ctx) => sql.raw(statement).execute(db(ctx)))

describe('the checks on bookings', () => {
  it('pass for valid ones', async () => {
    await confirmed(guest, stay())
    for (const check of checks) expect({ code: check.code, ...(await check.run(t.app)) }).toMatchObject({ holds: true })
  })

  it('report a confirmed stay whose nights are gone', async () => {
    const { id, number } = await confirmed(guest, stay())
    const { holdId } = await t.read((ctx) => bookingById(ctx, id))
    await t.write((ctx) => releaseHold(ctx, holdId as number))
    expect(await finding('confirmed_holds_nights')).toMatchObject({
      holds: false,
      figure: expect.stringContaining(number),
    })
  })

  it('report a confirmed stay that no one signed or paid for', async () => {
    const { id, number } = await held(guest, stay())
    await raw(`update bookings.booking set status = 'confirmed', confirmed_at = now() where id = ${id}`)
    expect(await finding('confirmed_signed_and_paid')).toMatchObject({
      holds: false,
      figure: expect.stringContaining(number),
    })
    await t.write((ctx) => cancelSchedule(ctx, id))
    expect(await finding('confirmed_signed_and_paid')).toMatchObject({ holds: false })
  })

  it('report installments that are a cent short of the price', async () => {
    const { id, number } = await confirmed(guest, stay())
    await raw(
      `update payments.installment set amount_minor = amount_minor - 1 where booking_id = ${id} and ordinal = 1`,
    )
    expect(await finding('installments_add_up')).toMatchObject({
      holds: false,
      figure: expect.stringContaining(number),
    })
    await raw(
      `update payments.installment set amount_minor = amount_minor + 1 where booking_id = ${id} and ordinal = 1`,
    )
  })

  it('report a deposit that an ended booking still has', async () => {
    const { id, number } = await held(guest, stay())
    await good(guest.call(withdrawRequest, { params: { id } }))
    await t.write((ctx) =>
      post(ctx, {
        purpose: 'capture',
        source: `stray:${id}`,
        document: 'A payment nobody knows',
        currency: 'USD',
        homeId,
        bookingId: id,
        lines: [debit('processor:clearing', 500), credit('liability:guest-deposit', 500)],
      }),
    )
    expect(await finding('ended_keeps_no_deposit')).toMatchObject({
      holds: false,
      figure: expect.stringContaining(number),
    })
  })

  it('report a booking without a history, which is only possible by breaking the guard first', async () => {
    const { id } = await held(guest, stay())
    await expect(raw(`delete from bookings.timeline where booking_id = ${id}`)).rejects.toThrow('append-only')
    await raw('alter table bookings.timeline disable trigger timeline_stays')
    await raw(`delete from bookings.timeline where booking_id = ${id}`)
    expect(await finding('bookings_have_timelines')).toMatchObject({ holds: false })
  })
})
