import {
  answerDispute,
  claimBooking,
  decideAttribution,
  disputeCommission,
  inviteAgent,
  invitePartner,
  moveHomeReferral,
  referHome,
  saveAgency,
  setPartner,
  staffCommissions,
  staffToday,
  strikeCommission,
} from '@porchlight/contract'
import { beforeAll, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { saveLicense } from '#modules/partners'
import { a } from '#testing/builders'
import { testPresent } from '#testing/harness'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { type Guest, good, pay, quoted, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { numbered } from '../partners/testing/agency-number.ts'

const { t, as, run } = bookingsScene()
let agent: Guest & { email: string }
let team: Guest & { email: string }

beforeAll(async () => {
  team = await t.person('staff')
  agent = await t.person('travel-agent')
  const body = { email: agent.email, program: 'travel-agent' as const, rate: 1_000 }
  await good((await as(team.accountId)).call(setPartner, { params: { code: 'marlowe' }, body }))
})

const emailsTo = async (email: string) => {
  await t.drain()
  const all = (await t.server.inject({ url: '/dev/outbox.json' })).json() as Record<'to' | 'subject' | 'text', string>[]
  return all.filter(({ to }) => to === email)
}
const subjectsTo = async (email: string): Promise<string[]> => (await emailsTo(email)).map(({ subject }) => subject)

it('R60 emails a partner whose commission is reversed, the team when they dispute it, before the answer is due, and when it is late', async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const guest = await t.person('traveler')
  const stay = { arrive: '2027-07-02', depart: '2027-07-09' }
  const { id: quoteId, hash: quoteHash } = await quoted(guest, { homeId: home.id, ...stay })
  const arrivals = [{ code: 'marlowe', at: t.clock.now() }]
  const { id, number } = await t.write((ctx) =>
    createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals }),
  )
  await good(sign(guest, id))
  await good(pay(guest, id))
  await t.drain()
  const { commissions } = await good((await as(team.accountId)).call(staffCommissions, { query: { bookingId: id } }))
  const params = { commissionId: commissions[0]?.id ?? 0 }
  const reason = 'Booked by the partner for themselves'
  await good((await confirmedStaff(t)).call(strikeCommission, { params, body: { reason } }))
  expect(await subjectsTo(agent.email)).toContain(`A commission was reversed: booking ${number}`)
  await good(
    (await as(agent.accountId)).call(disputeCommission, { params, body: { reason: 'The guest is my client' } }),
  )
  expect(await subjectsTo(team.email)).toContain('Commission disputed by Ada Quill')
  const tasks = async () =>
    (await good((await as(team.accountId)).call(staffToday, { query: {} }))).waiting.filter(
      ({ kind, id: key }) => kind === 'dispute' && key === params.commissionId,
    )
  expect(await tasks()).toMatchObject([{ person: 'Ada Quill', detail: 'The guest is my client', urgency: 'later' }])
  const deadlines = async () => (await subjectsTo(team.email)).filter((subject) => subject.startsWith('Dispute by'))
  await run('commissions.dispute-deadlines')
  expect(await deadlines()).toEqual([])
  const opened = t.clock.now()
  for (const days of [9, 9, 11, 12]) {
    t.clock.set(new Date(opened.getTime() + days * 86_400_000))
    await run('commissions.dispute-deadlines')
  }
  expect((await deadlines()).map((subject) => subject.split(':')[0])).toEqual(
    expect.arrayContaining(['Dispute by Ada Quill', 'Dispute by Ada Quill is overdue']),
  )
  expect(await deadlines()).toHaveLength(2)
  expect(await tasks()).toMatchObject([{ urgency: 'now' }])
  await good((await confirmedStaff(t)).call(answerDispute, { params, body: { answer: 'It stays', upheld: false } }))
  expect(await tasks()).toEqual([])
  t.clock.set(opened)
})

it('R61 reminds a broker of a license by email 60, 30, and 7 days before it expires, once each', async () => {
  const broker = await t.person('broker')
  const license = { accountId: broker.accountId, state: 'NY', number: '10401207733', expiresOn: '2027-03-16' }
  await t.write((ctx) => saveLicense(ctx, license))
  const reminders = async () => (await subjectsTo(broker.email)).filter((subject) => subject.includes('license'))
  await run('partners.license-reminders')
  await run('partners.license-reminders')
  expect(await reminders()).toEqual(['Your NY license expires in 60 days'])
  for (const at of ['2027-02-14T14:00:00Z', '2027-03-09T14:00:00Z']) {
    t.clock.set(new Date(at))
    await run('partners.license-reminders')
  }
  expect((await reminders()).sort()).toEqual([
    'Your NY license expires in 30 days',
    'Your NY license expires in 60 days',
    'Your NY license expires in 7 days',
  ])
})

it('R57 reminds a travel agent by email 60, 30, and 7 days before their accreditation ends, once each, and starts over with a new date', async () => {
  const traveler = await t.person('travel-agent')
  const reminders = async () =>
    (await subjectsTo(traveler.email)).filter((subject) => subject.includes('accreditation'))
  const on = async (day: string) => {
    t.clock.set(new Date(`${day}T14:00:00Z`))
    await run('partners.accreditation-reminders')
  }
  await numbered(traveler, '12345675', '2027-08-31')
  await on('2027-07-01')
  expect(await reminders()).toEqual([])
  for (const day of ['2027-07-02', '2027-07-02', '2027-08-01', '2027-08-24', '2027-09-01']) await on(day)
  const each = ['30', '60', '7'].map((days) => `Your accreditation ends in ${days} days`)
  expect((await reminders()).toSorted()).toEqual(each)
  const { text } = (await emailsTo(traveler.email)).find(({ subject }) => subject === each[0]) ?? { text: '' }
  expect(text).toContain('/partners/profile/notifications')
  await numbered(await as(traveler.accountId), '12345675', '2028-08-31')
  await on('2027-09-02')
  expect(await reminders()).toHaveLength(3)
  await on('2028-07-02')
  expect(await reminders()).toHaveLength(4)
  t.clock.set(testPresent)
})

it('R59 emails the team when several partners claim the guest of a booking', async () => {
  const affiliate = await t.person('affiliate')
  const body = { email: affiliate.email, program: 'affiliate' as const, rate: 300 }
  await good((await as(team.accountId)).call(setPartner, { params: { code: 'shoreline' }, body }))
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const guest = await t.person('traveler')
  const stay = { arrive: '2027-07-02', depart: '2027-07-09' }
  const { id: quoteId, hash: quoteHash } = await quoted(guest, { homeId: home.id, ...stay })
  const arrivals = ['marlowe', 'shoreline'].map((code) => ({ code, at: t.clock.now() }))
  const booked = { guestId: guest.accountId, quoteId, quoteHash, arrivals }
  const { number } = await t.write((ctx) => createBooking(ctx, booked))
  expect(await subjectsTo(team.email)).toContain(`Decide who gets credit for ${number}`)
})

it('R59 emails a partner the outcome of their claim to a booking', async () => {
  const affiliate = await t.person('affiliate')
  const body = { email: affiliate.email, program: 'affiliate' as const, rate: 300 }
  await good((await as(team.accountId)).call(setPartner, { params: { code: 'seaside' }, body }))
  const guest = await t.person('traveler')
  for (const code of ['seaside', null]) {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    const stay = { arrive: '2027-07-02', depart: '2027-07-09' }
    const { id: quoteId, hash: quoteHash } = await quoted(guest, { homeId: home.id, ...stay })
    const { id, number } = await t.write((ctx) =>
      createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals: [] }),
    )
    const claimed = { number, lastName: 'Quill', reason: 'I sent them the link' }
    await good((await as(affiliate.accountId)).call(claimBooking, { body: claimed }))
    const params = { bookingId: id }
    await good((await confirmedStaff(t)).call(decideAttribution, { params, body: { code, reason: 'Their emails' } }))
    expect(await subjectsTo(affiliate.email)).toContain(`Your claim on booking ${number} is decided`)
  }
})

it('emails an invited partner in the inviter’s name, and an invited agent in the agency’s', async () => {
  const email = 'otis.hale@example.com'
  const invitation = { name: 'Otis Hale', email, program: 'affiliate' as const }
  await good((await as(agent.accountId)).call(invitePartner, { body: invitation }))
  expect(await subjectsTo(email)).toEqual([expect.stringContaining('Ada Quill invites you to partner with')])
  const other = await t.person('travel-agent')
  await good((await as(agent.accountId)).call(saveAgency, { body: { name: 'Marlowe & Finch Travel' } }))
  await good((await as(agent.accountId)).call(inviteAgent, { body: { email: other.email } }))
  expect(await subjectsTo(other.email)).toContain('Ada Quill invites you to Marlowe & Finch Travel')
})

it('emails the team about a referred home, and its partner about every step', async () => {
  const body = {
    ownerName: 'Otto Lind',
    ownerEmail: 'otto.lind@example.com',
    address: '4 Ferry Road',
    city: 'Averil Harbor',
    region: 'NY',
    consent: true as const,
  }
  const partner = await t.person('referral')
  const given = { email: partner.email, program: 'referral' as const, rate: 500 }
  await good((await as(team.accountId)).call(setPartner, { params: { code: 'lind' }, body: given }))
  await t.drain()
  const { referrals } = await good(partner.call(referHome, { body }))
  expect(await subjectsTo(team.email)).toContain('New referred home from Ada Quill')
  const params = { referralId: referrals[0]?.id ?? 0 }
  await good((await as(team.accountId)).call(moveHomeReferral, { params, body: { state: 'inspected' } }))
  expect(await subjectsTo(partner.email)).toContain('We inspected the home you referred')
})
