import {
  approveCommissions,
  bookingAttribution,
  decideOwnStay,
  ownCommissions,
  ownStayReviews,
  setPartner,
} from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { accountById, createAccount } from '#modules/accounts'
import { createBooking } from '#modules/bookings'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { earnedBefore } from './queries.ts'

const { t, as, run } = bookingsScene()
const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const dayMs = 86_400_000
let home: Home // a new one for each test
let partner: Guest & { email: string }
let code: string
let round = 0

beforeEach(async () => {
  t.clock.set(new Date('2027-01-15T17:00:00Z'))
  round += 1
  home = await t.write((ctx) => a.pricedHome(ctx))
  partner = await t.person('affiliate')
  code = `letters-${round}`
  const team = await confirmedStaff(t)
  const body = { email: partner.email, program: 'affiliate' as const, rate: 500 }
  await good(team.call(setPartner, { params: { code }, body }))
})

const guestWith = async ({ email, phone }: { email?: string; phone?: string }): Promise<Guest> => {
  const { id } = await t.write((ctx) =>
    createAccount(ctx, {
      email: email ?? `guest-${round}-${ctx.now.getTime()}@example.com`,
      firstName: 'Ada',
      lastName: 'Quill',
      phone: phone ?? `+1 631 556 ${1000 + round}`,
      passwordHash: '',
      roles: ['traveler'],
    }),
  )
  return { ...(await as(id)), accountId: id }
}

const booked = async (guest: Guest, nights = week) => {
  const { id: quoteId, hash: quoteHash } = await quoted(guest, { homeId: home.id, ...nights })
  const arrivals = [{ code, at: new Date(t.clock.now().getTime() - dayMs) }]
  const made = await t.write((ctx) => createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals }))
  await good(sign(guest, made.id))
  await good(pay(guest, made.id))
  await t.drain()
  return made
}
const partnersPhone = async () => (await t.read((ctx) => accountById(ctx, partner.accountId)))?.phone ?? ''
const ownStayOf = async (bookingId: number) =>
  (await good((await confirmedStaff(t)).call(bookingAttribution, { params: { bookingId } }))).attribution.ownStay
const open = async () =>
  (await good((await confirmedStaff(t)).call(ownStayReviews, { query: {} }))).reviews.map((one) => one.bookingId)
const decide = async (bookingId: number, isOwn: boolean) =>
  (await confirmedStaff(t)).call(decideOwnStay, {
    params: { bookingId },
    body: { isOwn, reason: 'Spoke to both of them' },
  })
const commissions = async () =>
  (await good((await as(partner.accountId)).call(ownCommissions, { query: {} }))).commissions
const approve = async (id: number) =>
  (await confirmedStaff(t)).call(approveCommissions, {
    body: { commissionIds: [id], reason: 'Checked against the booking' },
  })
const stayOver = async () => {
  for (const at of ['2027-07-03T12:00:00Z', '2027-07-10T12:00:00Z']) {
    t.clock.set(new Date(at))
    await run('bookings.move-on')
  }
}

it('R59 does not flag a guest who shares nothing with the partner', async () => {
  const { id } = await booked(await guestWith({}))
  expect(await ownStayOf(id)).toBeNull()
  expect(await open()).not.toContain(id)
})

it('R59 a guest with the partner’s phone waits for staff, who find that the stay is the partner’s own: nothing is due', async () => {
  const { id } = await booked(await guestWith({ phone: await partnersPhone() }))
  expect(await ownStayOf(id)).toMatchObject({ shared: ['phone'], isOwn: null, decidedAt: null })
  expect(await open()).toContain(id)
  await good(decide(id, true))
  expect(await ownStayOf(id)).toMatchObject({ isOwn: true, decidedBy: 'Ada Quill', reason: 'Spoke to both of them' })
  expect(await open()).not.toContain(id)
  expect(await commissions()).toMatchObject([{ state: 'reversed', amount: { amount: 0 } }])
  await stayOver()
  expect(await commissions()).toMatchObject([{ state: 'reversed', amount: { amount: 0 } }])
  expect(await refused(decide(id, false))).toMatchObject({ code: 'wrong_state' })
})

it('R59 a guest with the partner’s mailbox earns nothing until staff decide that it is another person', async () => {
  const [name, domain] = partner.email.split('@')
  const { id } = await booked(await guestWith({ email: `${name}+beach@${domain}` }))
  expect(await ownStayOf(id)).toMatchObject({ shared: ['email'] })
  await stayOver()
  const [commission] = await commissions()
  expect(commission).toMatchObject({ state: 'earned', holds: expect.arrayContaining(['own_stay']) })
  expect(await refused(approve(commission?.id ?? 0))).toMatchObject({ code: 'wrong_state' })
  expect(await t.read((ctx) => earnedBefore(ctx, '2027-07-20'))).not.toContain(commission?.id)
  await good(decide(id, false))
  await good(approve(commission?.id ?? 0))
  expect(await commissions()).toMatchObject([{ state: 'approved' }])
  expect(await ownStayOf(id)).toMatchObject({ isOwn: false })
})

it('R59 a guest who pays with a card the partner used waits for staff', async () => {
  const traveler = await guestWith({})
  await booked(await t.as(partner.accountId).then((caller) => ({ ...caller, accountId: partner.accountId })), {
    arrive: '2027-08-06',
    depart: '2027-08-13',
  }).catch(() => undefined)
  const { id } = await booked(traveler)
  expect(await ownStayOf(id)).toMatchObject({ shared: ['payment'] })
})
