import {
  addDays,
  answerDispute,
  approveCommissions,
  decideApplication,
  disputeCommission,
  homeReferrals,
  invitePartner,
  moveHomeReferral,
  ownCommissions,
  partnerInvitations,
  partnerPayables,
  partnerPipeline,
  partnerShareTerms,
  preparePartnerRun,
  referHome,
  saveLicense,
  sendPartnerRun,
  setPartnerShareTerms,
  strikeCommission,
  verifyLicense,
} from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { accountOpened } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { putRoles } from '#modules/accounts'
import { createBooking } from '#modules/bookings'
import { type Home, saveArea } from '#modules/homes'
import { balanceOf } from '#modules/ledger'
import { homeReferrerOf, noteHomeVision } from '#modules/partners'
import { a, saltgrass } from '#testing/builders'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { agreementInForce } from '../partners/testing/agreement-in-force.ts'
import { checks } from './checks.ts'
import { lockCommission, moveCommission, positionOf } from './store.ts'
import { payable } from './testing/payable.ts'

const { t, as, run } = bookingsScene()
const staff = () => confirmedStaff(t)
const own = (person: Guest) => as(person.accountId)
let home: Home // a new one for each test

beforeEach(async () => {
  t.clock.set(new Date('2027-05-01T12:00:00Z'))
  home = await t.write((ctx) => a.pricedHome(ctx))
})

type Joining = 'referral' | 'affiliate' | 'broker'

/** Someone who signed up as a partner. */
const signedUp = async (program: Joining) => joins(await t.person(program))
const joins = async <P extends Guest>(person: P): Promise<P> => {
  await t.write((ctx) => announce(ctx, accountOpened({ accountId: person.accountId, propertyAddress: null })))
  await t.drain()
  return person
}

/** A partner whose agreement is in force. */
const inForce = async () => {
  const person = await signedUp('referral')
  await agreementInForce(t, await own(person), { code: `in-force-${person.accountId}`, rate: 500 })
  return person
}

/** A paid one-week booking from a day on, brought by a code if given; returns its rent. */
const booked = async (arrive: string, code?: string): Promise<number> => {
  const guest = await t.person('traveler')
  const quote = await quoted(guest, { homeId: home.id, arrive, depart: addDays(arrive, 7) })
  const arrivals = code ? [{ code, at: t.clock.now() }] : []
  const { id, charges } = await t.write((ctx) =>
    createBooking(ctx, { guestId: guest.accountId, quoteId: quote.id, quoteHash: quote.hash, arrivals }),
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

const commissionsOf = async (partner: Guest) =>
  (await good((await own(partner)).call(ownCommissions, { query: {} }))).commissions
const owedTo = ({ accountId: partnerId }: Guest) =>
  t.read((ctx) => balanceOf(ctx, 'payable:partner', { currency: 'USD', partnerId }))

it('a referred home goes from consent to income by the terms on the day it was referred, and earns nothing after them', async () => {
  const partner = await inForce()
  const lead = { ownerName: 'Maud Ferris', ownerEmail: `maud-${partner.accountId}@example.com` }
  const body = { ...lead, address: `${partner.accountId} Lane`, city: 'Averil Harbor', region: 'NY' }
  const refer = async (consent: boolean) =>
    (await own(partner)).call(referHome, { body: { ...body, consent: consent as true } })
  expect(await refused(refer(false))).toMatchObject({ status: 422 })
  const { referrals } = await good(refer(true))
  expect(referrals[0]).toMatchObject({ state: 'submitted', flags: [], rate: null })
  const params = { referralId: referrals[0]?.id ?? 0 }
  const referral = async () => (await good((await own(partner)).call(homeReferrals))).referrals[0]

  // Lower terms from tomorrow on apply to homes referred then.
  const { current } = await good((await staff()).call(partnerShareTerms))
  const { homeRate, invitationRate, invitationMonths, agreementMonths } = current
  const lower = { homeRate: homeRate - 100, homeMonths: 1, invitationRate, invitationMonths, agreementMonths }
  await good((await staff()).call(setPartnerShareTerms, { body: { ...lower, validFrom: '2027-05-02' } }))
  t.clock.set(new Date('2027-05-09T12:00:00Z'))
  for (const state of ['contacted', 'inspected', 'signed'] as const) {
    await good((await staff()).call(moveHomeReferral, { params, body: { state } }))
    expect(await referral()).toMatchObject({ state })
  }
  // Booked before the home was live through this referral: it earns nothing.
  await booked('2027-06-04')
  t.clock.set(new Date('2027-05-10T12:00:00Z'))
  expect(await commissionsOf(partner)).toEqual([])
  await good((await staff()).call(moveHomeReferral, { params, body: { state: 'live', homeId: home.id } }))
  const earning = await referral()
  expect(earning).toMatchObject({ state: 'earning', rate: homeRate, earnsFrom: '2027-05-10' })

  const rent = await booked('2027-07-02')
  await pass('2027-07-03', '2027-07-10')
  const share = Math.round((rent * homeRate) / 10_000)
  expect(await commissionsOf(partner)).toMatchObject([
    { state: 'earned', source: 'referral', rate: homeRate, amount: { amount: share } },
  ])
  expect(await owedTo(partner)).toBe(share)

  const last = earning?.earnsUntil ?? ''
  await pass(addDays(last, 1))
  await booked(addDays(last, 40))
  expect(await commissionsOf(partner)).toHaveLength(1)
  expect((await referral())?.state).toBe('live')
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

it('a home that came through Home Vision earns under that name, even if its owner signed the application only later', async () => {
  const partner = await inForce()
  const ownerEmail = `hv-${partner.accountId}@example.com`
  const body = {
    ownerName: 'Maud Ferris',
    ownerEmail,
    address: `${partner.accountId} Row`,
    city: 'Averil Harbor',
    region: 'NY',
  }
  const { referrals } = await good((await own(partner)).call(referHome, { body: { ...body, consent: true } }))
  expect(referrals[0]).toMatchObject({ service: 'rental', byLink: false })
  await t.write((ctx) => noteHomeVision(ctx, [ownerEmail.toUpperCase()]))
  const params = { referralId: referrals[0]?.id ?? 0 }
  await good((await staff()).call(moveHomeReferral, { params, body: { state: 'live', homeId: home.id } }))
  expect((await good((await own(partner)).call(homeReferrals))).referrals[0]).toMatchObject({ service: 'home_vision' })
  await booked('2027-07-02')
  expect(await commissionsOf(partner)).toMatchObject([{ state: 'booked', source: 'hv' }])
  const filtered = await good((await own(partner)).call(ownCommissions, { query: { source: 'hv' } }))
  expect(filtered.commissions).toHaveLength(1)
})

it('R61 holds a broker’s Home Vision earnings while their license is not valid, as for their other homes', async () => {
  await t.write((ctx) => saveArea(ctx, { ...saltgrass, state: 'NY' }))
  const broker = await signedUp('broker')
  await agreementInForce(t, await own(broker), { code: `hv-${broker.accountId}`, rate: 500 })
  const body = { number: '10401234567', expiresOn: '2027-06-15' }
  await good((await own(broker)).call(saveLicense, { params: { state: 'NY' }, body }))
  const { applications } = await good((await staff()).call(partnerPipeline))
  const [license] = applications.find(({ accountId }) => accountId === broker.accountId)?.licenses ?? []
  await good((await staff()).call(verifyLicense, { params: { licenseId: license?.id ?? 0 } }))
  const lead = {
    ownerName: 'Maud Ferris',
    ownerEmail: `hv-${broker.accountId}@example.com`,
    service: 'home_vision' as const,
  }
  const place = { address: `${broker.accountId} Row`, city: 'Averil Harbor', region: 'NY' }
  const { referrals } = await good((await own(broker)).call(referHome, { body: { ...lead, ...place, consent: true } }))
  const params = { referralId: referrals[0]?.id ?? 0 }
  await good((await staff()).call(moveHomeReferral, { params, body: { state: 'live', homeId: home.id } }))
  await booked('2027-07-02')
  await pass('2027-07-03', '2027-07-10')
  expect(await commissionsOf(broker)).toMatchObject([{ state: 'earned', source: 'hv', holds: ['license'] }])
})

it('R61 a license that ends between the booking and the payout holds the commission, says so, and loses nothing: the renewal releases it', async () => {
  await t.write((ctx) => saveArea(ctx, { ...saltgrass, state: 'NY' }))
  const broker = await signedUp('broker')
  const code = `renews-${broker.accountId}`
  await agreementInForce(t, await own(broker), { code, rate: 500 })
  const license = async (expiresOn: string) => {
    const body = { number: '10401234567', expiresOn }
    await good((await own(broker)).call(saveLicense, { params: { state: 'NY' }, body }))
    const { applications } = await good((await staff()).call(partnerPipeline))
    const { licenses = [] } = applications.find(({ accountId }) => accountId === broker.accountId) ?? {}
    const params = { licenseId: licenses.find((one) => one.expiresOn === expiresOn)?.id ?? 0 }
    await good((await staff()).call(verifyLicense, { params }))
  }
  await license('2027-07-20')
  await booked('2027-07-02', code)
  await pass('2027-07-03', '2027-07-10')
  const [earned] = await commissionsOf(broker)
  expect(earned).toMatchObject({ state: 'earned', holds: [] })
  const reason = 'Checked against the booking'
  await good((await staff()).call(approveCommissions, { body: { commissionIds: [earned?.id ?? 0], reason } }))
  await payable(t, broker)
  const prepare = async () => {
    const payees = [{ partnerId: broker.accountId, withhold: false }]
    return (await staff()).call(preparePartnerRun, { body: { currency: 'USD', payees } })
  }
  const send = async (runId: number) =>
    (await good((await staff()).call(sendPartnerRun, { params: { runId } }))).run.invoices
  const { run: first } = await good(prepare())
  t.clock.set(new Date('2027-07-21T12:00:00Z'))
  expect(await send(first.id)).toMatchObject([{ state: 'void', why: 'license' }])
  expect(await commissionsOf(broker)).toMatchObject([{ state: 'approved', holds: ['license'] }])
  const due = async () =>
    (await good((await staff()).call(partnerPayables))).payees.find(({ partnerId }) => partnerId === broker.accountId)
  expect(await due()).toMatchObject({ gross: { amount: 0 }, holds: ['license'] })
  expect(await refused(prepare())).toMatchObject({ code: 'nothing_due' })
  expect(await owedTo(broker)).toBe(earned?.amount.amount)
  await license('2029-07-20')
  expect(await commissionsOf(broker)).toMatchObject([{ state: 'approved', holds: [] }])
  const { run: second } = await good(prepare())
  expect(await send(second.id)).toMatchObject([{ state: 'sent', net: earned?.amount }])
  expect(await owedTo(broker)).toBe(0)
})

it('a partner who invited another gets a share of their commissions from the day they are active until the term ends', async () => {
  const inviter = await inForce()
  const partner = await t.person('traveler')
  const invited = { name: 'Ada Quill', email: partner.email, program: 'referral' as const }
  await good((await own(inviter)).call(invitePartner, { body: invited }))
  const invitation = async () => (await good((await own(inviter)).call(partnerInvitations))).invitations[0]
  expect(await invitation()).toMatchObject({ state: 'invited', startsOn: null, endsOn: null })
  await t.write((ctx) => putRoles(ctx, partner.accountId, [], ['affiliate']))
  await joins(partner)
  const code = `invited-${partner.accountId}`
  await agreementInForce(t, await own(partner), { code, rate: 1_000 })
  const begun = await invitation()
  expect(begun).toMatchObject({ state: 'earning', startsOn: '2027-05-01' })

  await booked('2027-07-02', code)
  await pass('2027-07-03', '2027-07-10')
  const [commission] = await commissionsOf(partner)
  const share = Math.round(((commission?.amount.amount ?? 0) * (begun?.share ?? 0)) / 10_000)
  expect(share).toBeGreaterThan(0)
  expect(await commissionsOf(inviter)).toMatchObject([
    { state: 'earned', source: 'commission', booking: null, amount: { amount: share } },
  ])
  expect(await owedTo(inviter)).toBe(share)

  const last = begun?.endsOn ?? ''
  await pass(addDays(last, 1))
  expect(await invitation()).toMatchObject({ state: 'ended' })
  await booked(addDays(last, 40), code)
  expect([(await commissionsOf(partner)).length, (await commissionsOf(inviter)).length]).toEqual([2, 1])
})

it("existing partners can't be invited, not even to another program", async () => {
  const inviter = await inForce()
  const { email } = await signedUp('affiliate')
  const body = { name: 'Ada Quill', email, program: 'referral' as const }
  expect(await refused((await own(inviter)).call(invitePartner, { body }))).toMatchObject({ code: 'known_partner' })
})

it('a home published by mistake earns for the right partner once that was undone, with a reason', async () => {
  const partner = await inForce()
  const lead = { ownerName: 'Maud Ferris', ownerEmail: `undone-${partner.accountId}@example.com` }
  const place = { address: `${partner.accountId} Quay`, city: 'Averil Harbor', region: 'NY' }
  const { referrals } = await good((await own(partner)).call(referHome, { body: { ...lead, ...place, consent: true } }))
  const params = { referralId: referrals[0]?.id ?? 0 }
  const move = async (body: { state: 'live' | 'signed' | 'declined'; homeId?: number; reason?: string }) =>
    (await staff()).call(moveHomeReferral, { params, body })
  const wrong = await t.write((ctx) => a.pricedHome(ctx))
  await good(move({ state: 'live', homeId: wrong.id }))
  expect(await refused(move({ state: 'declined', reason: 'Not ours' }))).toMatchObject({ code: 'wrong_state' })
  expect(await refused(move({ state: 'signed' }))).toMatchObject({ code: 'fields_required' })
  await good(move({ state: 'signed', reason: 'Another home of this street' }))
  const seen = async () => (await good((await own(partner)).call(homeReferrals))).referrals[0]
  expect(await seen()).toMatchObject({ state: 'signed', rate: null, earnsFrom: null, earnsUntil: null })
  expect(await t.read((ctx) => homeReferrerOf(ctx, wrong.id, '2027-05-01'))).toBeUndefined()
  await good(move({ state: 'live', homeId: home.id }))
  expect(await t.read((ctx) => homeReferrerOf(ctx, home.id, '2027-05-01'))).toMatchObject({
    partnerId: partner.accountId,
  })
})

/** Someone an inviter brought, with an earned commission, and the inviter's share of it. */
const shared = async () => {
  const inviter = await inForce()
  const partner = await t.person('traveler')
  const invited = { name: 'Ada Quill', email: partner.email, program: 'affiliate' as const }
  await good((await own(inviter)).call(invitePartner, { body: invited }))
  await t.write((ctx) => putRoles(ctx, partner.accountId, [], ['affiliate']))
  const code = `shared-${partner.accountId}`
  await agreementInForce(t, await own(await joins(partner)), { code, rate: 1_000 })
  await booked('2027-07-02', code)
  await pass('2027-07-03', '2027-07-10')
  const [share] = await commissionsOf(inviter)
  return { inviter, partner, share }
}

it('a share is reversed and restored with its commission', async () => {
  const { inviter, partner, share } = await shared()
  const [commission] = await commissionsOf(partner)
  const params = { commissionId: commission?.id ?? 0 }
  await good((await staff()).call(strikeCommission, { params, body: { reason: 'Thought to be their own stay' } }))
  await t.drain()
  expect(await commissionsOf(inviter)).toMatchObject([{ state: 'reversed', amount: { amount: 0 } }])
  await good((await own(partner)).call(disputeCommission, { params, body: { reason: 'The guest is my client' } }))
  await good((await staff()).call(answerDispute, { params, body: { answer: 'You are right', upheld: true } }))
  await t.drain()
  expect(await commissionsOf(inviter)).toMatchObject([{ state: 'earned', amount: share?.amount }])
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

it('a share that staff reversed stays reversed when its commission is restored, even after its payment was recovered', async () => {
  const { inviter, partner, share } = await shared()
  const shareId = share?.id ?? 0
  const reason = 'The invitation was a mistake'
  await good((await staff()).call(strikeCommission, { params: { commissionId: shareId }, body: { reason } }))
  await t.write(async (ctx) => {
    const row = await lockCommission(ctx, shareId)
    await moveCommission(ctx, row, { next: positionOf(row), reason: 'recovered' }, { by: null })
  })
  const [commission] = await commissionsOf(partner)
  const params = { commissionId: commission?.id ?? 0 }
  await good((await staff()).call(strikeCommission, { params, body: { reason: 'Thought to be their own stay' } }))
  await good((await own(partner)).call(disputeCommission, { params, body: { reason: 'The guest is my client' } }))
  await good((await staff()).call(answerDispute, { params, body: { answer: 'You are right', upheld: true } }))
  await t.drain()
  expect(await commissionsOf(inviter)).toMatchObject([{ state: 'reversed' }])
})

it('a reversed share is restored when the dispute is upheld', async () => {
  const { inviter, share } = await shared()
  const params = { commissionId: share?.id ?? 0 }
  await good((await staff()).call(strikeCommission, { params, body: { reason: 'Thought to be ended by now' } }))
  expect(await owedTo(inviter)).toBe(0)
  const dispute = { reason: 'The invitation runs for another year' }
  await good((await own(inviter)).call(disputeCommission, { params, body: dispute }))
  const answer = { answer: 'You are right, it runs until May', upheld: true }
  await good((await staff()).call(answerDispute, { params, body: answer }))
  expect(await commissionsOf(inviter)).toMatchObject([{ state: 'earned', amount: share?.amount }])
  expect(await owedTo(inviter)).toBe(share?.amount.amount)
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

it('a terminated partner gets nothing from new bookings of homes they referred, and keeps what was booked before', async () => {
  const partner = await inForce()
  const lead = { ownerName: 'Maud Ferris', ownerEmail: `ended-${partner.accountId}@example.com` }
  const place = { address: `${partner.accountId} Wharf`, city: 'Averil Harbor', region: 'NY' }
  const { referrals } = await good((await own(partner)).call(referHome, { body: { ...lead, ...place, consent: true } }))
  const params = { referralId: referrals[0]?.id ?? 0 }
  await good((await staff()).call(moveHomeReferral, { params, body: { state: 'live', homeId: home.id } }))
  await booked('2027-07-02')
  const { applications } = await good((await staff()).call(partnerPipeline))
  const { id } = applications.find((one) => one.accountId === partner.accountId) ?? { id: 0 }
  const body = { decision: 'terminate' as const, reason: 'Advertised with our name' }
  await good((await staff()).call(decideApplication, { params: { applicationId: id }, body }))
  await booked('2027-08-06')
  await pass('2027-07-03', '2027-07-10')
  expect(await commissionsOf(partner)).toMatchObject([{ state: 'earned' }])
})

it('a terminated partner earns nothing new, and is still owed what they earned', async () => {
  const partner = await signedUp('affiliate')
  const code = `ended-${partner.accountId}`
  await agreementInForce(t, await own(partner), { code, rate: 1_000 })
  await booked('2027-07-02', code)
  await pass('2027-07-03', '2027-07-10')
  const owed = await owedTo(partner)
  expect(owed).toBeGreaterThan(0)
  const { applications } = await good((await staff()).call(partnerPipeline))
  const params = { applicationId: applications.find((one) => one.accountId === partner.accountId)?.id ?? 0 }
  const body = { decision: 'terminate' as const, reason: 'Advertised with our name' }
  await good((await staff()).call(decideApplication, { params, body }))
  await booked('2027-08-06', code)
  expect(await commissionsOf(partner)).toMatchObject([{ state: 'earned', holds: [] }])
  expect(await owedTo(partner)).toBe(owed)
})
