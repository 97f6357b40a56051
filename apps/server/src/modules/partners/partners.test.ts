import { randomUUID } from 'node:crypto'
import {
  addDays,
  applyAgain,
  type BodyOf,
  dateIn,
  decideApplication,
  homeReferrals,
  invitePartner,
  joinProgram,
  moveHomeReferral,
  type Program,
  partnerAgreement,
  partnerApplications,
  partnerInvitations,
  partnerPipeline,
  partners,
  referHome,
  saveLicense,
  setPartner,
  setPartnerShareTerms,
  signPartnerAgreement,
  staffPerson,
  verifyLicense,
} from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountOpened } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { accountById } from '#modules/accounts'
import { publishTemplate } from '#modules/agreements'
import { homeById } from '#modules/homes'
import { a } from '#testing/builders'
import { approvedBySecond } from '../approvals/testing/second-approver.ts'
import { type Guest, good, refused } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { isLicensedIn } from './licenses.ts'
import { monthsOn } from './rules.ts'

const { t, as, run } = bookingsScene()
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
/** Staff gave them a code because they have an agreement. */
const inForce = async (program: Program) => {
  const person = await t.person(program)
  const params = { code: `in-force-${person.accountId}` }
  await good((await staff()).call(setPartner, { params, body: { email: person.email, program, rate: 500 } }))
  await t.drain()
  return person
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
  it('applies by signing up, reads and signs the prefilled agreement through its link, and brings guests once it is countersigned', async () => {
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

  it('is announced to the partner with every decision, also the same one twice on a day', async () => {
    const person = await signedUp('affiliate')
    const { id } = await applicationOf(person)
    await good(decide(id, 'send_agreement', { code: `told-${person.accountId}`, rate: 500 }))
    const { agreement } = await applicationOf(person)
    const body = { version: 1, signedName: 'Ada Quill', accepted: true } as const
    await good(t.visitor().call(signPartnerAgreement, { params: linkOf(agreement), body }))
    for (const decision of ['countersign', 'pause', 'resume', 'pause'] as const) await good(decide(id, decision))
    await t.drain()
    const sent = (await t.server.inject({ url: '/dev/outbox.json' })).json() as { to: string; subject: string }[]
    const subjects = sent.filter(({ to }) => to === person.email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /paused/.test(subject))).toHaveLength(2)
    expect(subjects.filter((subject) => /is active/.test(subject))).toHaveLength(2)
  })

  it('is rejected only with a reason shown to the partner; an expired link can’t be used to sign', async () => {
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

  it('is applied for again after a rejection, with what has changed; the team decides again and sees why it was rejected', async () => {
    const person = await signedUp('referral')
    const { id, program } = await applicationOf(person)
    const again = async (note = 'We are licensed now') =>
      (await as(person.accountId)).call(applyAgain, { params: { program }, body: { note } })
    expect(await refused(again())).toMatchObject({ code: 'wrong_state' })
    await good(decide(id, 'reject', { reason: 'No license yet' }))
    await good(again())
    expect(await applicationOf(person)).toMatchObject({
      id,
      state: 'submitted',
      note: 'We are licensed now',
      reason: '',
    })
    const { applications } = await good((await staff()).call(partnerPipeline))
    expect(applications.find((one) => one.id === id)).toMatchObject({ rejectedBefore: 'No license yet' })
    await good(decide(id, 'send_agreement', { code: `again-${person.accountId}`, rate: 500 }))
    expect(await refused(again())).toMatchObject({ code: 'wrong_state' })
    await good(decide(id, 'reject', { reason: 'Withdrawn' }))
    const other = (await as((await signedUp('affiliate')).accountId)).call(applyAgain, {
      params: { program },
      body: { note: 'Not mine' },
    })
    expect(await refused(other)).toMatchObject({ code: 'not_found' })
  })

  it('asks no one to sign what can’t be signed: a link replaced by a newer one, or one of a rejected application', async () => {
    const person = await signedUp('referral')
    const { id } = await applicationOf(person)
    const send = async () => {
      await good(decide(id, 'send_agreement', { code: `two-${person.accountId}`, rate: 500 }))
      return linkOf((await applicationOf(person)).agreement)
    }
    const stateOf = async (params: ReturnType<typeof linkOf>) =>
      (await good(t.visitor().call(partnerAgreement, { params }))).agreement.state
    const first = await send()
    t.clock.advance(1)
    const second = await send()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'open'])
    await good(decide(id, 'reject', { reason: 'Not in this state' }))
    expect(await stateOf(second)).toBe('expired')
  })
})

describe('an agreement is renewed', () => {
  const activated = async () => {
    const person = await signedUp('affiliate')
    const { id } = await applicationOf(person)
    const code = `again-${person.accountId}`
    await good(decide(id, 'send_agreement', { code, rate: 500 }))
    const sign = async (path: string | null, version = 1) =>
      t.visitor().call(signPartnerAgreement, {
        params: linkOf(path),
        body: { version, signedName: 'Ada Quill', accepted: true },
      })
    await good(sign((await applicationOf(person)).agreement))
    await good(decide(id, 'countersign'))
    const paused = async () =>
      (await good((await staff()).call(partners))).partners.find((one) => one.code === code)?.paused
    return { person, id, sign, paused }
  }

  const publish = (acceptAgain: boolean) =>
    t.write((ctx) =>
      publishTemplate(ctx, {
        type: 'partnership-program',
        title: 'Partner terms',
        body: `<p>Be kind. ${randomUUID()}</p>`,
        acceptAgain,
      }),
    )

  it('before it ends; the code is suspended from the day after until it is signed and countersigned', async () => {
    const { person, id, sign, paused } = await activated()
    const { bindsUntil } = await applicationOf(person)
    expect(bindsUntil).toBe(monthsOn(dateIn('America/New_York', t.clock.now()), 24))
    await run('partners.renew-agreements')
    expect((await applicationOf(person)).renewal).toBeNull()
    t.clock.set(new Date(`${addDays(bindsUntil ?? '', -30)}T14:00:00Z`))
    await run('partners.renew-agreements')
    await run('partners.renew-agreements')
    const { renewal, state } = await applicationOf(person)
    expect([state, renewal?.signBy, renewal?.signed]).toEqual(['active', bindsUntil, false])
    expect(await refused(decide(id, 'countersign'))).toMatchObject({ code: 'wrong_state' })
    t.clock.set(new Date(`${addDays(bindsUntil ?? '', 1)}T14:00:00Z`))
    await run('partners.renew-agreements')
    expect([(await applicationOf(person)).state, await paused()]).toEqual(['lapsed', true])
    await good(sign(renewal?.path ?? ''))
    expect([(await applicationOf(person)).state, await paused()]).toEqual(['lapsed', true])
    await good(decide(id, 'countersign'))
    expect([(await applicationOf(person)).state, await paused()]).toEqual(['active', false])
    expect((await applicationOf(person)).bindsUntil).toBe(monthsOn(addDays(bindsUntil ?? '', 1), 24))
  })

  it('at the current rate, not at the rate of the first agreement', async () => {
    const { person } = await activated()
    const { code, bindsUntil } = await applicationOf(person)
    const body = { email: person.email, program: 'affiliate' as const, rate: 350, reason: 'Agreed by phone in May' }
    await good((await staff()).call(setPartner, { params: { code: code ?? '' }, body }))
    t.clock.set(new Date(`${addDays(bindsUntil ?? '', -30)}T14:00:00Z`))
    await run('partners.renew-agreements')
    const { renewal } = await applicationOf(person)
    const { agreement } = await good(t.visitor().call(partnerAgreement, { params: linkOf(renewal?.path ?? '') }))
    expect(agreement.text).toContain('<strong>Commission:</strong> 3.5')
    const { partner } = await good((await staff()).call(staffPerson, { params: { id: person.accountId } }))
    expect(partner).toEqual({
      programs: [{ program: 'affiliate', state: 'active', code, rate: 350, bindsUntil }],
      licenses: [],
    })
  })

  it('also with a new agreement after it ended: the suspended code credits bookings again', async () => {
    const { person, id, sign, paused } = await activated()
    const { bindsUntil, code } = await applicationOf(person)
    t.clock.set(new Date(`${addDays(bindsUntil ?? '', -30)}T14:00:00Z`))
    await run('partners.renew-agreements')
    t.clock.set(new Date(`${addDays(bindsUntil ?? '', 1)}T14:00:00Z`))
    await run('partners.renew-agreements')
    expect([(await applicationOf(person)).state, await paused()]).toEqual(['lapsed', true])
    await good(decide(id, 'send_agreement', { code, rate: 500 }))
    await good(sign((await applicationOf(person)).agreement))
    await good(decide(id, 'countersign'))
    expect([(await applicationOf(person)).state, await paused()]).toEqual(['active', false])
  })

  it('after a pause during which it ended: the code stays suspended, and the partner is asked at once', async () => {
    const { person, id, sign, paused } = await activated()
    const { bindsUntil } = await applicationOf(person)
    await good(decide(id, 'pause', { reason: 'A year abroad' }))
    await run('partners.renew-agreements')
    t.clock.set(new Date(`${addDays(bindsUntil ?? '', 1)}T14:00:00Z`))
    await good(decide(id, 'resume'))
    const { state, renewal } = await applicationOf(person)
    expect([state, renewal?.signed, await paused()]).toEqual(['lapsed', false, true])
    await run('partners.renew-agreements')
    await good(sign(renewal?.path ?? ''))
    await good(decide(id, 'countersign'))
    expect([(await applicationOf(person)).state, await paused()]).toEqual(['active', false])
  })

  it('after a pause before its end, once, and the code credits bookings meanwhile', async () => {
    const { person, id, paused } = await activated()
    const { bindsUntil } = await applicationOf(person)
    await good(decide(id, 'pause', { reason: 'A year abroad' }))
    t.clock.set(new Date(`${bindsUntil}T14:00:00Z`))
    await good(decide(id, 'resume'))
    const { state, renewal } = await applicationOf(person)
    expect([state, renewal?.signBy, await paused()]).toEqual(['active', bindsUntil, false])
    await run('partners.renew-agreements')
    expect((await applicationOf(person)).renewal).toEqual(renewal)
  })

  it('once a new version requires it, and not for one that doesn’t; signing in time avoids a suspension', async () => {
    const { person, id, sign, paused } = await activated()
    await publish(false)
    await t.drain()
    expect((await applicationOf(person)).renewal).toBeNull()
    const version = await publish(true)
    await t.drain()
    const { renewal } = await applicationOf(person)
    expect(renewal).toMatchObject({ signed: false })
    await good(sign(renewal?.path ?? '', version))
    t.clock.advance(40 * 24 * 60)
    await run('partners.renew-agreements')
    expect([(await applicationOf(person)).state, await paused()]).toEqual(['active', false])
    await good(decide(id, 'countersign'))
    expect((await applicationOf(person)).renewal).toBeNull()
  })

  it('once a version requires it, also for a partner whose code predates any agreement', async () => {
    const person = await inForce('affiliate')
    await t.write((ctx) => announce(ctx, accountOpened({ accountId: person.accountId, propertyAddress: null })))
    await t.drain()
    expect(await applicationOf(person)).toMatchObject({ state: 'active', bindsUntil: null })
    await publish(true)
    await t.drain()
    const { renewal } = await applicationOf(person)
    expect(renewal).toMatchObject({ signed: false, signBy: addDays(dateIn('America/New_York', t.clock.now()), 30) })
    const { agreement } = await good(t.visitor().call(partnerAgreement, { params: linkOf(renewal?.path ?? '') }))
    expect(agreement.text).toContain('5% of the rent')
  })
})

it('accepts a code for an applicant only while their agreement is in force, and names the application to decide on', async () => {
  const person = await signedUp('affiliate')
  const { id } = await applicationOf(person)
  const code = `first-${person.accountId}`
  const give = async (paused = false) => {
    const body = { email: person.email, program: 'affiliate' as const, rate: 500, paused }
    return (await staff()).call(setPartner, { params: { code }, body })
  }
  expect(await give()).toMatchObject({ ok: false, error: { code: 'agreement_first', details: { applicationId: id } } })
  expect((await applicationOf(person)).state).toBe('submitted')

  await good(decide(id, 'send_agreement', { code, rate: 500 }))
  const params = linkOf((await applicationOf(person)).agreement)
  const { version } = (await good(t.visitor().call(partnerAgreement, { params }))).agreement
  const signature = { version, signedName: 'Ada Quill', accepted: true as const }
  await good(t.visitor().call(signPartnerAgreement, { params, body: signature }))
  expect(await refused(give())).toMatchObject({ code: 'agreement_first' })
  await good(decide(id, 'countersign'))
  await good(give())

  // While paused, it can be assigned again but earns nothing; once terminated, it never earns anything again.
  await good(decide(id, 'pause'))
  expect(await refused(give())).toMatchObject({ code: 'agreement_first' })
  await good(give(true))
  await good(decide(id, 'terminate'))
  expect(await give()).toMatchObject({ ok: false, error: { details: { state: 'terminated' } } })
})

it('keeps the terms of the day homes were referred and invitations sent', async () => {
  const partner = await inForce('referral')
  const invite = async (email: string) => {
    const body = { name: 'Otis Hale', email, program: 'affiliate' as const }
    return (await good((await as(partner.accountId)).call(invitePartner, { body }))).invitations[0]
  }
  const before = await invite(`before-${partner.accountId}@example.com`)
  const terms = {
    validFrom: dateIn('America/New_York', t.clock.now()),
    homeRate: 150,
    homeMonths: 6,
    invitationRate: 500,
    invitationMonths: 3,
    agreementMonths: 12,
  }
  const yesterday = { ...terms, validFrom: addDays(terms.validFrom, -1) }
  expect(await refused((await staff()).call(setPartnerShareTerms, { body: yesterday }))).toMatchObject({
    code: 'past_date',
  })
  await good((await staff()).call(setPartnerShareTerms, { body: terms }))
  const after = await invite(`after-${partner.accountId}@example.com`)
  expect([before?.share, after?.share]).toEqual([1_000, 500])
  expect(await good((await as(partner.accountId)).call(partnerInvitations))).toMatchObject({ share: 500, months: 3 })
  const back = { ...terms, invitationRate: 1_000, homeRate: 200, note: 'As it was before' }
  const { outcome } = await good((await staff()).call(setPartnerShareTerms, { body: back }))
  await approvedBySecond(t, outcome.id)
})

it('flags an owner or home we know immediately, however the street is written', async () => {
  const partner = await inForce('referral')
  const owner = await t.person('owner')
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const { address, townName } = await t.read((ctx) => homeById(ctx, home.id))
  const street = address.split(',')[0]?.replace('Road', 'rd.') ?? ''
  const body = {
    ownerName: 'Otto Lind',
    ownerEmail: `new-${partner.accountId}@example.com`,
    ownerPhone: '',
    address: street.toUpperCase(),
    city: townName,
    region: 'NY',
    note: '',
    consent: true as const,
  }
  const flagsOf = async (more: object) =>
    (await good((await as(partner.accountId)).call(referHome, { body: { ...body, ...more } }))).referrals[0]?.flags
  expect(await flagsOf({ city: 'Elsewhere' })).toEqual([])
  expect(await flagsOf({ ownerEmail: owner.email })).toEqual(['known_owner', 'known_home'])
})

it('refuses a home a partner referred before, and one they own themselves', async () => {
  const partner = await inForce('referral')
  const { email } = (await t.read((ctx) => accountById(ctx, partner.accountId))) ?? { email: '' }
  const body = {
    ownerName: 'Otto Lind',
    ownerEmail: `otto-twice-${partner.accountId}@example.com`,
    address: `${partner.accountId} Quarry Road`,
    city: 'Averil Harbor',
    region: 'NY',
    consent: true as const,
  }
  const refer = async (more: object = {}) =>
    (await as(partner.accountId)).call(referHome, { body: { ...body, ...more } })
  await good(refer())
  const again = { address: `${partner.accountId} quarry rd.`, city: ' averil harbor' }
  expect(await refused(refer(again))).toMatchObject({ code: 'referred_by_you' })
  expect((await good(refer({ address: '7 Other Lane' }))).referrals).toHaveLength(2)
  const own = { address: '8 Other Lane', ownerEmail: email.toUpperCase() }
  expect(await refused(refer(own))).toMatchObject({ code: 'own_home' })
})

it('R61 refuses a license with a day that can only be a typo', async () => {
  const broker = await inForce('broker')
  const save = async (expiresOn: string) =>
    (await as(broker.accountId)).call(saveLicense, {
      params: { state: 'NY' },
      body: { number: '10401234567', expiresOn },
    })
  expect(await refused(save('2999-01-01'))).toMatchObject({ code: 'date_too_late' })
  await good(save('2032-01-01'))
})

it('R61 a broker refers a home only with a verified license for its state', async () => {
  const broker = await inForce('broker')
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
  const refer = async (address = body.address) =>
    (await as(broker.accountId)).call(referHome, { body: { ...body, address } })
  expect(await refused(refer())).toMatchObject({ code: 'license_first' })
  const license = { number: '10401234567', expiresOn: '2027-03-01' }
  await good((await as(broker.accountId)).call(saveLicense, { params: { state: 'NY' }, body: license }))
  expect(await refused(refer())).toMatchObject({ code: 'license_first' })
  const { applications } = await good((await staff()).call(partnerPipeline))
  const [mine] = applications.find(({ accountId }) => accountId === broker.accountId)?.licenses ?? []
  await good((await staff()).call(verifyLicense, { params: { licenseId: mine?.id ?? 0 } }))
  const { referrals } = await good(refer())
  expect(referrals[0]).toMatchObject({ state: 'submitted', flags: [] })
  expect((await good(refer('10 Ferry Road'))).referrals[0]?.flags).toEqual(['referred_before'])
  const isLicensed = () => t.read((ctx) => isLicensedIn(ctx, broker.accountId, 'NY'))
  expect(await isLicensed()).toBe(true)

  // A renewal awaits its check; the license it renews is valid until then.
  const renewed = { number: '10401234567', expiresOn: '2029-03-01' }
  const renew = async () =>
    (await good((await as(broker.accountId)).call(saveLicense, { params: { state: 'NY' }, body: renewed }))).licenses
  await renew()
  expect(await renew()).toMatchObject([
    { number: license.number, verified: true },
    { number: renewed.number, expiresOn: renewed.expiresOn, status: 'unverified' },
  ])
  expect(await isLicensed()).toBe(true)
  t.clock.advance(60 * 24 * 60)
  expect(await isLicensed()).toBe(false)
  const waiting = (await renew()).at(-1)
  await good((await staff()).call(verifyLicense, { params: { licenseId: waiting?.id ?? 0 } }))
  expect(await isLicensed()).toBe(true)
  expect((await good((await as(broker.accountId)).call(partnerApplications))).licenses).toMatchObject([
    { expiresOn: renewed.expiresOn, verified: true },
  ])
})

it('a referred home moves along its pipeline and earns for its term, once per home, hidden from everyone else', async () => {
  const partner = await inForce('referral')
  const other = await inForce('referral')
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
  await good(move({ state: 'live', homeId: home.id, rate: 200, months: 6 }))
  const own = await good((await as(partner.accountId)).call(homeReferrals))
  expect(own.referrals[0]).toMatchObject({ state: 'earning', rate: 200 })
  expect((await good((await as(other.accountId)).call(homeReferrals))).referrals).toEqual([])
})

it('a partner invites another once, and only the inviter can see it', async () => {
  const inviter = await inForce('broker')
  const other = await inForce('broker')
  const body = { name: 'Otis Hale', email: `otis-${inviter.accountId}@example.com`, program: 'affiliate' as const }
  const { invitations } = await good((await as(inviter.accountId)).call(invitePartner, { body }))
  expect(invitations[0]).toMatchObject({ state: 'invited', share: 1_000 })
  expect(await refused((await as(other.accountId)).call(invitePartner, { body }))).toMatchObject({
    code: 'known_partner',
  })
  expect((await good((await as(other.accountId)).call(partnerInvitations))).invitations).toEqual([])
})

describe('a new referral needs an agreement in force', () => {
  const home = {
    ownerName: 'Otto Lind',
    ownerEmail: 'otto@example.com',
    address: '12 Ferry Road',
    city: 'Averil Harbor',
    region: 'NY',
    consent: true as const,
  }
  const refer = async ({ accountId }: Guest) => (await as(accountId)).call(referHome, { body: home })
  const invite = async ({ accountId }: Guest, email: string) =>
    (await as(accountId)).call(invitePartner, { body: { name: 'Otis Hale', email, program: 'affiliate' } })
  const seen = async ({ accountId }: Guest) => {
    const person = await as(accountId)
    const homes = await good(person.call(homeReferrals))
    return [homes.refusal, (await good(person.call(partnerInvitations))).refusal]
  }
  const late = { status: 409, code: 'agreement_not_in_force' }

  it('is rejected before it takes effect, while it is paused, and once it is terminated', async () => {
    const partner = await signedUp('referral')
    const isRefused = async () => {
      expect(await refused(refer(partner))).toMatchObject(late)
      expect(await refused(invite(partner, 'first@example.com'))).toMatchObject(late)
      expect(await seen(partner)).toEqual(['agreement', 'agreement'])
    }
    await isRefused()
    const active = await inForce('referral')
    expect(await seen(active)).toEqual([null, null])
    await good(refer(active))
    await good(invite(active, 'second@example.com'))
    const { id } = await applicationOf(active)
    await good(decide(id, 'pause'))
    expect(await refused(refer(active))).toMatchObject(late)
    await good(decide(id, 'resume'))
    expect(await seen(active)).toEqual([null, null])
    await good(decide(id, 'terminate'))
    expect(await refused(refer(active))).toMatchObject(late)
    expect(await refused(invite(active, 'third@example.com'))).toMatchObject(late)
    expect(await seen(active)).toEqual(['agreement', 'agreement'])
  })

  it.each(['travel-agent', 'affiliate'] as const)(
    'allows only brokers and referral partners to refer homes, no %s',
    async (program) => {
      const partner = await inForce(program)
      expect(await refused(refer(partner))).toMatchObject({ status: 403 })
      expect(await seen(partner)).toEqual(['program', null])
    },
  )

  it("and another program's agreement doesn't count", async () => {
    const partner = await t.person('referral', 'affiliate')
    const params = { code: `two-${partner.accountId}` }
    const body = { email: partner.email, program: 'affiliate' as const, rate: 500 }
    await good((await staff()).call(setPartner, { params, body }))
    await t.drain()
    expect(await refused(refer(partner))).toMatchObject(late)
    await good(invite(partner, 'fourth@example.com'))
    expect(await seen(partner)).toEqual(['agreement', null])
  })
})

describe('someone with an account joins a program', () => {
  const joins = async ({ accountId }: Guest, body: Partial<BodyOf<typeof joinProgram>> & { program: Program }) =>
    (await as(accountId)).call(joinProgram, { body: body as BodyOf<typeof joinProgram> })
  const statesOf = async ({ accountId }: Guest) => {
    await t.drain()
    const { applications } = await good((await as(accountId)).call(partnerApplications))
    return applications.map(({ program, state }) => [program, state])
  }

  it('and applies like at sign-up; once for each program, and never as both broker and referral partner', async () => {
    const guest = await t.person('traveler')
    const { user } = await good(joins(guest, { program: 'affiliate' }))
    expect(user.roles.map(({ name }) => name).sort()).toEqual(['affiliate', 'traveler'])
    expect(await statesOf(guest)).toEqual([['affiliate', 'submitted']])
    expect(await refused(joins(guest, { program: 'affiliate' }))).toMatchObject({ code: 'program_taken', status: 409 })
    await good(joins(guest, { program: 'referral' }))
    expect(await refused(joins(guest, { program: 'broker' }))).toMatchObject({ code: 'program_taken' })
  })

  it('with the license or agency that its sign-up requires', async () => {
    const guest = await t.person('traveler')
    expect(await refused(joins(guest, { program: 'broker' }))).toMatchObject({ code: 'fields_required', status: 422 })
    expect(await refused(joins(guest, { program: 'travel-agent', agencyName: 'Quill Travel' }))).toMatchObject({
      code: 'fields_required',
    })
    const agency = { agencyName: 'Quill Travel', agencyLicenseExp: '2030-03-01' }
    expect(await joins(guest, { program: 'travel-agent', ...agency, agencyIataNumber: '12345678' })).toMatchObject({
      error: { code: 'fields_required', required: ['agencyIataNumber'] },
    })
    const license = { licenseType: 'Broker', licenseId: '10401234567', licenseExp: '2030-03-01' }
    await good(joins(guest, { program: 'broker', brokerageName: 'Quill Homes', licenseStates: ['NY'], ...license }))
    expect(await statesOf(guest)).toEqual([['broker', 'submitted']])
    const { licenses } = await good((await as(guest.accountId)).call(partnerApplications))
    expect(licenses).toMatchObject([{ state: 'NY', number: '10401234567', status: 'unverified' }])
  })
})
