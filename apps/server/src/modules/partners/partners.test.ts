import {
  decideApplication,
  homeReferrals,
  invitePartner,
  moveHomeReferral,
  partnerAgreement,
  partnerApplications,
  partnerInvitations,
  partnerPipeline,
  partners,
  referHome,
  saveLicense,
  signPartnerAgreement,
  verifyLicense,
} from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountOpened } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { a } from '#testing/builders'
import { type Guest, good, refused } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { isLicensedIn } from './licenses.ts'

const { t, as } = bookingsScene()
let staffId: number
beforeAll(async () => {
  staffId = (await t.person('staff')).accountId
})
const staff = () => as(staffId)

/** Someone who signed up as a partner. */
const signedUp = async (...roles: Parameters<typeof t.person>) => {
  const person = await t.person(...roles)
  await t.write((ctx) => announce(ctx, accountOpened({ accountId: person.accountId, propertyAddress: null })))
  await t.drain()
  return person
}
const applicationOf = async (person: Guest) => {
  const { applications } = await good((await as(person.accountId)).call(partnerApplications))
  const [application] = applications
  if (!application) throw new Error('no application')
  return application
}
type Decision = 'send_agreement' | 'countersign' | 'reject' | 'pause' | 'resume' | 'terminate'
const decide = async (applicationId: number, decision: Decision, more = {}) =>
  (await staff()).call(decideApplication, {
    params: { applicationId },
    body: { decision, reason: 'As agreed', ...more },
  })
const linkOf = (path: string | null) => {
  const [, agreementId = '', hash = ''] = /^\/partners\/agreement\/(\d+)\/(.+)$/.exec(path ?? '') ?? []
  return { agreementId: Number(agreementId), hash }
}

describe('from sign-up to an active code', () => {
  it('applies by signing up, reads and signs the prefilled agreement by its link, and brings guests once it is countersigned', async () => {
    const person = await signedUp('affiliate')
    const { id, state } = await applicationOf(person)
    expect(state).toBe('submitted')
    expect(await refused(decide(id, 'countersign'))).toMatchObject({ code: 'wrong_state' })
    const code = `letters-${person.accountId}`
    expect(await refused(decide(id, 'send_agreement'))).toMatchObject({ code: 'fields_required' })
    await good(decide(id, 'send_agreement', { code, rate: 500 }))
    const params = linkOf((await applicationOf(person)).agreement)
    const visitor = t.visitor()
    const { agreement } = await good(visitor.call(partnerAgreement, { params }))
    expect(agreement).toMatchObject({ state: 'open', program: 'affiliate', signedName: null })
    expect(agreement.text).toContain(code)
    expect(agreement.text).toContain('5')
    const sign = (signedName: string, version = agreement.version) =>
      visitor.call(signPartnerAgreement, { params, body: { version, signedName, accepted: true } })
    expect(await refused(sign('Otis Hale'))).toMatchObject({ code: 'name_differs' })
    expect(await refused(sign('Ada Quill', agreement.version + 1))).toMatchObject({ code: 'agreement_changed' })
    const wrong = { ...params, hash: 'x'.repeat(params.hash.length) }
    expect(await refused(visitor.call(partnerAgreement, { params: wrong }))).toMatchObject({ status: 404 })
    await good(sign('Ada Quill'))
    const known = async () => (await good((await staff()).call(partners))).partners.find((one) => one.code === code)
    expect(await known()).toBeUndefined()
    await good(decide(id, 'countersign'))
    expect(await known()).toMatchObject({ paused: false, rate: 500 })
    expect((await good(visitor.call(partnerAgreement, { params }))).agreement).toMatchObject({ state: 'binding' })
    await good(decide(id, 'pause'))
    expect(await known()).toMatchObject({ paused: true })
    await good(decide(id, 'resume'))
    await good(decide(id, 'terminate'))
    expect(await known()).toMatchObject({ paused: true })
    expect(await refused(decide(id, 'resume'))).toMatchObject({ code: 'wrong_state' })
  })

  it('is rejected only with a reason, which the partner reads; an expired link cannot be signed', async () => {
    const person = await signedUp('referral')
    const { id } = await applicationOf(person)
    expect(await refused(decide(id, 'reject', { reason: '' }))).toMatchObject({ code: 'fields_required' })
    await good(decide(id, 'reject', { reason: 'Not in this state' }))
    expect(await applicationOf(person)).toMatchObject({ state: 'rejected', reason: 'Not in this state' })
    await good(decide(id, 'send_agreement', { code: `friend-${person.accountId}`, rate: 500 }))
    const params = linkOf((await applicationOf(person)).agreement)
    t.clock.advance(31 * 24 * 60)
    const body = { version: 1, signedName: 'Ada Quill', accepted: true as const }
    expect(await refused(t.visitor().call(signPartnerAgreement, { params, body }))).toMatchObject({
      code: 'agreement_expired',
    })
  })
})

it('R61 a broker refers a home only with a verified license for its state', async () => {
  const broker = await signedUp('broker')
  const body = {
    ownerName: 'Maud Ferris',
    ownerEmail: `maud-${broker.accountId}@example.com`,
    ownerPhone: '',
    address: '9 Ferry Road',
    city: 'Averil Harbor',
    region: 'NY',
    note: '',
    consent: true as const,
  }
  const refer = async () => (await as(broker.accountId)).call(referHome, { body })
  expect(await refused(refer())).toMatchObject({ code: 'license_first' })
  const license = { number: '10401234567', expiresOn: '2027-03-01' }
  await good((await as(broker.accountId)).call(saveLicense, { params: { state: 'NY' }, body: license }))
  expect(await refused(refer())).toMatchObject({ code: 'license_first' })
  const { applications } = await good((await staff()).call(partnerPipeline))
  const [mine] = applications.find(({ accountId }) => accountId === broker.accountId)?.licenses ?? []
  await good((await staff()).call(verifyLicense, { params: { licenseId: mine?.id ?? 0 } }))
  const { referrals } = await good(refer())
  expect(referrals[0]).toMatchObject({ state: 'submitted', flags: [] })
  expect((await good(refer())).referrals[0]?.flags).toEqual(['referred_before'])
  expect(await t.read((ctx) => isLicensedIn(ctx, broker.accountId, 'NY'))).toBe(true)
  t.clock.advance(60 * 24 * 60)
  expect(await t.read((ctx) => isLicensedIn(ctx, broker.accountId, 'NY'))).toBe(false)
})

it('a referred home goes along its pipeline and earns for its term, once per home, and nobody else reads it', async () => {
  const partner = await signedUp('referral')
  const other = await signedUp('referral')
  const body = {
    ownerName: 'Otto Lind',
    ownerEmail: `otto-${partner.accountId}@example.com`,
    ownerPhone: '',
    address: `${partner.accountId} Lane`,
    city: 'Averil Harbor',
    region: 'NY',
    note: '',
    consent: true as const,
  }
  const { referrals } = await good((await as(partner.accountId)).call(referHome, { body }))
  const referralId = referrals[0]?.id ?? 0
  const move = async (to: object) =>
    (await staff()).call(moveHomeReferral, { params: { referralId }, body: to as never })
  await good(move({ state: 'inspected' }))
  expect(await refused(move({ state: 'contacted' }))).toMatchObject({ code: 'wrong_state' })
  expect(await refused(move({ state: 'live' }))).toMatchObject({ code: 'fields_required' })
  const home = await t.write((ctx) => a.pricedHome(ctx))
  await good(move({ state: 'live', homeId: home.id, rate: 200, months: 12 }))
  const own = await good((await as(partner.accountId)).call(homeReferrals))
  expect(own.referrals[0]).toMatchObject({ state: 'earning', rate: 200 })
  expect((await good((await as(other.accountId)).call(homeReferrals))).referrals).toEqual([])
})

it('a partner invites another once; it is theirs alone to read', async () => {
  const inviter = await signedUp('broker')
  const other = await signedUp('broker')
  const body = { name: 'Otis Hale', email: `otis-${inviter.accountId}@example.com`, program: 'affiliate' as const }
  const { invitations } = await good((await as(inviter.accountId)).call(invitePartner, { body }))
  expect(invitations[0]).toMatchObject({ state: 'invited', share: 1_000 })
  expect(await refused((await as(other.accountId)).call(invitePartner, { body }))).toMatchObject({
    code: 'known_partner',
  })
  expect((await good((await as(other.accountId)).call(partnerInvitations))).invitations).toEqual([])
})
