import {
  affiliateReport,
  dateIn,
  partnerReport,
  type QueryOf,
  setPartner,
  staffCommissions,
  strikeCommission,
} from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { noteClick, noteQuote } from '#modules/attribution'
import { createBooking } from '#modules/bookings'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'

const { t, as, run } = bookingsScene()
const staff = () => confirmedStaff(t)
const stay = { arrive: '2027-07-02', depart: '2027-07-09' }
let home: Home // a new one for each test
let partner: Guest & { email: string }
let code: string

beforeEach(async () => {
  t.clock.set(new Date('2027-05-31T22:00:00Z'))
  home = await t.write((ctx) => a.pricedHome(ctx))
  partner = await t.person('affiliate')
  code = `report-${partner.accountId}`
  const body = { email: partner.email, program: 'affiliate' as const, rate: 1_000 }
  await good((await staff()).call(setPartner, { params: { code }, body }))
})

/** A paid one-week booking brought by the code; returns its rent. */
const booked = async (): Promise<number> => {
  const guest = await t.person('traveler')
  const { id: quoteId, hash: quoteHash } = await quoted(guest, { homeId: home.id, ...stay })
  const arrivals = [{ code, at: t.clock.now() }]
  const { id, charges } = await t.write((ctx) =>
    createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals }),
  )
  await good(sign(guest, id))
  await good(pay(guest, id))
  await t.drain()
  return charges.find(({ kind }) => kind === 'accommodation')?.amount ?? 0
}

const pass = async (...days: string[]) => {
  for (const day of days) {
    t.clock.set(new Date(`${day}T12:00:00Z`))
    await run('bookings.move-on')
  }
  await t.drain()
}

const own = { from: '2027-05-01', to: '2027-09-01' }
const rowsOf = async (query: QueryOf<typeof partnerReport> = own) =>
  (await good((await staff()).call(partnerReport, { query: { ...query, partnerId: partner.accountId } }))).rows
const behind = async (figure: 'booked' | 'earned' | 'paid', from: string, to: string) => {
  const query = { figure, from, to, partnerId: partner.accountId }
  return (await good((await staff()).call(staffCommissions, { query }))).commissions
}

it('counts clicks, quotes, bookings, and rent in the month they were made, and the commission in the month it was earned', async () => {
  const click = (userAgent: string) => t.write((ctx) => noteClick(ctx, { code, subId: '', userAgent }))
  await click('Mozilla/5.0 (Macintosh) Safari')
  await click('Googlebot/2.1')
  await t.write((ctx) => noteQuote(ctx, [{ code, at: ctx.now }]))
  const rent = await booked()
  await pass('2027-07-03', '2027-07-10')
  const share = Math.round(rent / 10)
  const none = { clicks: 0, quotes: 0, bookings: 0, rent: 0, earned: 0, paid: 0 }
  expect(await rowsOf()).toMatchObject([
    { ...none, month: '2027-07-01', earned: share },
    { ...none, month: '2027-05-01', clicks: 1, quotes: 1, bookings: 1, rent },
  ])
  // The partner sees the same for their links.
  const report = await good((await as(partner.accountId)).call(affiliateReport, { query: { days: 90 } }))
  expect(report).toMatchObject({ clicks: 1, quotes: 1, bookings: 1, commission: { amount: share } })

  const found = await behind('booked', '2027-05-01', '2027-06-01')
  expect(found).toMatchObject([{ amount: { amount: share }, partner: { id: partner.accountId } }])
  expect(await behind('booked', '2027-06-01', '2027-08-01')).toEqual([])
  expect(await behind('earned', '2027-07-01', '2027-08-01')).toHaveLength(1)
  expect(await behind('earned', '2027-05-01', '2027-07-01')).toEqual([])
  expect(await behind('paid', '2027-05-01', '2027-09-01')).toEqual([])
})

it('deducts reversals in the month they occur, and no longer counts their bookings', async () => {
  const rent = await booked()
  await pass('2027-07-03', '2027-07-10')
  const [commission] = await behind('earned', '2027-07-01', '2027-08-01')
  t.clock.set(new Date('2027-08-03T12:00:00Z'))
  const params = { commissionId: commission?.id ?? 0 }
  await good((await staff()).call(strikeCommission, { params, body: { reason: 'The partner booked it themselves' } }))
  const share = Math.round(rent / 10)
  expect((await rowsOf()).map(({ month, bookings, earned }) => [month, bookings, earned])).toEqual([
    ['2027-08-01', 0, -share],
    ['2027-07-01', 0, share],
  ])
  // A month that has ended keeps its figures.
  expect(await rowsOf({ from: '2027-07-01', to: '2027-08-01' })).toMatchObject([{ earned: share }])
})

it('uses months in the company’s time zone, at most 36 of them, and both or neither in the list of commissions', async () => {
  t.clock.set(new Date('2027-06-01T02:00:00Z'))
  await booked()
  expect(dateIn('America/New_York', t.clock.now())).toBe('2027-05-31')
  expect((await rowsOf()).map(({ month }) => month)).toEqual(['2027-05-01'])
  const ask = async (query: QueryOf<typeof partnerReport>) => refused((await staff()).call(partnerReport, { query }))
  expect(await ask({ from: '2020-01-01', to: '2027-01-01' })).toMatchObject({ code: 'too_many_months' })
  expect(await ask({ from: '2027-02-01', to: '2027-02-01' })).toMatchObject({ status: 422 })
  expect(await ask({ from: '2027-02-02', to: '2027-03-01' })).toMatchObject({ status: 422 })
  const list = (await staff()).call(staffCommissions, { query: { from: '2027-02-01' } })
  expect(await refused(list)).toMatchObject({ status: 422 })
})
