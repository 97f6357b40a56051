import {
  approvalList,
  type BodyOf,
  decideApplication,
  homeReferrals,
  moveHomeReferral,
  partnerPipeline,
  partnerShareTerms,
  partners,
  programTerms,
  referHome,
  setPartner,
  setPartnerShareTerms,
  setProgramTerms,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountOpened } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { setContract } from '#modules/homes'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good, refused } from '../bookings/testing/guest.ts'
import { db } from './tables.ts'

const t = sceneApp()
type Person = Awaited<ReturnType<typeof t.person>>
let owner: Person
let agent: Person
let round = 0
let code: string
beforeAll(async () => {
  owner = await t.person('owner')
  agent = await t.person('travel-agent')
  await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
})
beforeEach(async () => {
  code = `terms-${++round}`
  await t.write((ctx) => db(ctx).deleteFrom('commissions.program_terms').execute())
})

const why = 'Agreed with all owners'
const rate = async (body: { rate: number; paused?: boolean; reason?: string }) =>
  (await confirmedStaff(t)).call(setPartner, {
    params: { code },
    body: { email: agent.email, program: 'travel-agent', ...body },
  })
const rateNow = async () =>
  (await good((await confirmedStaff(t)).call(partners))).partners.find((one) => one.code === code)?.rate
type Terms = { bearer: 'manager' | 'owner' | 'split'; rate: number; note?: string; validFrom?: string }
const terms = async (body: Terms) =>
  (await confirmedStaff(t)).call(setProgramTerms, {
    body: { program: 'travel-agent', validFrom: '2027-01-15', note: why, ...body },
  })
const termsNow = async () => (await good((await confirmedStaff(t)).call(programTerms))).terms[0]
const mailTo = async ({ email }: Person) => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { to: string; subject: string }[])
    .filter(({ to }) => to === email)
    .map((one) => one.subject)
}

describe('R56 a partner’s rate', () => {
  it('can be set by one person up to the program’s rate, and lowered or paused by one person', async () => {
    expect((await good(rate({ rate: 1_000 }))).outcome).toMatchObject({ state: 'done' })
    expect((await good(rate({ rate: 800 }))).outcome).toMatchObject({ state: 'done' })
    expect((await good(rate({ rate: 800, paused: true }))).outcome).toBeNull()
    expect(await rateNow()).toBe(800)
  })

  it('is raised by two people, with a reason; the partner is notified once it takes effect', async () => {
    await good(rate({ rate: 800 }))
    expect(await refused(rate({ rate: 900 }))).toEqual({ status: 422, code: 'reason_needed' })
    const { outcome } = await good(rate({ rate: 900, reason: why }))
    expect([outcome?.state, await rateNow()]).toEqual(['pending', 800])
    expect(await refused(rate({ rate: 950, reason: why }))).toEqual({ status: 409, code: 'already_pending' })
    const { approvals: waiting } = await good(
      (await confirmedStaff(t)).call(approvalList, { query: { state: 'pending' } }),
    )
    expect(waiting.data.find(({ id }) => id === outcome?.id)).toMatchObject({
      kind: 'partner_rate',
      reason: why,
      facts: { code, before: '8%', after: '9%' },
    })
    await approvedBySecond(t, outcome?.id ?? 0)
    expect(await rateNow()).toBe(900)
    expect((await mailTo(agent))[0]).toContain(code)
  })

  it('above the program’s creates no new code until a second person approves it', async () => {
    const { outcome } = await good(rate({ rate: 1_001, reason: why }))
    expect([outcome?.state, await rateNow()]).toEqual(['pending', undefined])
    await good(terms({ bearer: 'manager', rate: 600 }))
    code = `${code}-b`
    expect((await good(rate({ rate: 601, reason: why }))).outcome).toMatchObject({ state: 'pending' })
  })
})

describe('R58 program terms', () => {
  it('take effect at once if they cost less, and once a second person approves if they cost more', async () => {
    expect((await good(terms({ bearer: 'manager', rate: 900, note: '' }))).outcome.state).toBe('done')
    expect(await refused(terms({ bearer: 'manager', rate: 901, note: '' }))).toMatchObject({ code: 'reason_needed' })
    const { outcome } = await good(terms({ bearer: 'manager', rate: 901 }))
    expect([outcome.state, (await termsNow())?.rate]).toEqual(['pending', 900])
    await approvedBySecond(t, outcome.id)
    expect((await termsNow())?.rate).toBe(901)
  })

  it('borne by owners are approved by a second person, and the owners notified, except those whose contract says otherwise', async () => {
    const other = await t.person('owner')
    const exempt = await t.write((ctx) => a.pricedHome(ctx, { ownerId: other.accountId }))
    await t.write((ctx) =>
      setContract(ctx, exempt.id, '2027-01-02', {
        commissionBasisPoints: 2_000,
        commissionBase: 'accommodation',
        recognition: 'check_in',
        cleaningTo: 'operator',
        details: { agentBearer: 'manager' },
      }),
    )
    const { outcome } = await good(terms({ bearer: 'owner', rate: 500 }))
    expect([outcome.state, await termsNow()]).toEqual(['pending', undefined])
    await approvedBySecond(t, outcome.id)
    expect(await termsNow()).toMatchObject({ bearer: 'owner', rate: 500 })
    const subjects = await mailTo(owner)
    expect(subjects.some((subject) => subject.includes('travel agents earn 5% of the rent'))).toBe(true)
    expect((await mailTo(other)).some((subject) => subject.includes('travel agents'))).toBe(false)
    // A raise that they bear is announced to them too.
    await good(rate({ rate: 500 }))
    const raised = await good(rate({ rate: 700, reason: why }))
    await approvedBySecond(t, raised.outcome?.id ?? 0)
    expect((await mailTo(owner)).some((subject) => subject.includes(code))).toBe(true)
  })

  it('approved after their start date apply from the day of approval', async () => {
    const { outcome } = await good(terms({ bearer: 'manager', rate: 1_200, validFrom: '2027-01-15' }))
    t.clock.advance(3 * 24 * 60)
    await approvedBySecond(t, outcome.id)
    expect((await termsNow())?.validFrom).toBe('2027-01-18')
  })
})

describe('R56 an agreement', () => {
  const applied = async () => {
    const affiliate = await t.person('affiliate')
    await t.write((ctx) => announce(ctx, accountOpened({ accountId: affiliate.accountId, propertyAddress: null })))
    await t.drain()
    return affiliate
  }
  const applicationOf = async ({ accountId }: Person) => {
    const { applications } = await good((await confirmedStaff(t)).call(partnerPipeline))
    const found = applications.find((one) => one.accountId === accountId)
    if (!found) throw new Error('No application')
    return found
  }
  const decide = async (
    applicationId: number,
    body: Omit<BodyOf<typeof decideApplication>, 'reason'> & { reason?: string },
  ) => (await confirmedStaff(t)).call(decideApplication, { params: { applicationId }, body })
  const send = (applicationId: number, rate: number, reason = '') =>
    decide(applicationId, { decision: 'send_agreement', code, rate, reason })

  it('is sent by one person up to the program’s rate, and above it once a second person approves', async () => {
    const person = await applied()
    const { id } = await applicationOf(person)
    expect(await refused(send(id, 1_001))).toEqual({ status: 422, code: 'reason_needed' })
    const { outcome } = await good(send(id, 1_001, why))
    expect(outcome?.state).toBe('pending')
    expect(await applicationOf(person)).toMatchObject({ state: 'submitted', agreement: null, waits: true })
    expect(await refused(send(id, 1_002, why))).toEqual({ status: 409, code: 'already_pending' })
    await approvedBySecond(t, outcome?.id ?? 0)
    const sent = await applicationOf(person)
    expect(sent).toMatchObject({ state: 'agreement_sent', rate: 1_001, waits: false })
    expect(sent.agreementLink).toContain('/partners/agreement/')
    // What was approved can be sent again, or lowered, by one person.
    expect((await good(send(id, 1_001))).outcome?.state).toBe('done')
    expect((await good(send(id, 900))).outcome?.state).toBe('done')
    expect((await good(send(id, 901, why))).outcome?.state).toBe('pending')
  })

  it('pending approval is withdrawn by a rejection, or by one at the usual rate', async () => {
    const person = await applied()
    const { id } = await applicationOf(person)
    const { outcome } = await good(send(id, 2_000, why))
    await good(decide(id, { decision: 'reject', reason: 'Not in this state' }))
    expect(await applicationOf(person)).toMatchObject({ state: 'rejected', waits: false })
    await expect(approvedBySecond(t, outcome?.id ?? 0)).rejects.toThrow('wrong_state')
    await good(send(id, 2_000, why))
    expect((await good(send(id, 1_000))).outcome?.state).toBe('done')
    expect(await applicationOf(person)).toMatchObject({ state: 'agreement_sent', rate: 1_000, waits: false })
  })
})

describe('R56 partner shares', () => {
  const current = async () => (await good((await confirmedStaff(t)).call(partnerShareTerms))).current
  const figures = ['homeRate', 'homeMonths', 'invitationRate', 'invitationMonths'] as const
  const set = async (change: Partial<Record<(typeof figures)[number], number>>, note = '') => {
    const { homeRate, homeMonths, invitationRate, invitationMonths, agreementMonths } = await current()
    const body = { homeRate, homeMonths, invitationRate, invitationMonths, agreementMonths, note, ...change }
    const validFrom = await t.read((ctx) => Promise.resolve(ctx.today))
    return (await confirmedStaff(t)).call(setPartnerShareTerms, { body: { ...body, validFrom } })
  }

  it.each(figures)('go down at once, and up once a second person approves: %s', async (figure) => {
    const before = (await current())[figure]
    expect((await good(set({ [figure]: before - 1 }))).outcome.state).toBe('done')
    expect(await refused(set({ [figure]: before }))).toEqual({ status: 422, code: 'reason_needed' })
    const { outcome } = await good(set({ [figure]: before }, why))
    expect([outcome.state, (await current())[figure]]).toEqual(['pending', before - 1])
    await approvedBySecond(t, outcome.id)
    expect((await current())[figure]).toBe(before)
  })

  it("for one home above that day’s terms wait for a second person; the home isn't live before", async () => {
    const partner = await t.person('referral')
    const given = { email: partner.email, program: 'referral' as const, rate: 500 }
    await good((await confirmedStaff(t)).call(setPartner, { params: { code }, body: given }))
    await t.drain()
    const home = await t.write((ctx) => a.pricedHome(ctx))
    const lead = { ownerName: 'Otto Lind', ownerEmail: `otto-${partner.accountId}@example.com`, consent: true as const }
    const body = { ...lead, address: `${partner.accountId} Lane`, city: 'Averil Harbor', region: 'NY' }
    const { referrals } = await good(partner.call(referHome, { body }))
    const { homeRate, homeMonths } = await current()
    const params = { referralId: referrals[0]?.id ?? 0 }
    const live = async (more: object) =>
      (await confirmedStaff(t)).call(moveHomeReferral, { params, body: { state: 'live', homeId: home.id, ...more } })
    expect(await refused(live({ rate: homeRate + 1 }))).toEqual({ status: 422, code: 'reason_needed' })
    expect((await good(live({ months: homeMonths + 1, reason: why }))).outcome?.state).toBe('pending')
    expect(await refused(live({ rate: homeRate + 1, reason: why }))).toEqual({ status: 409, code: 'already_pending' })
    const stateNow = async () => (await good(partner.call(homeReferrals))).referrals[0]?.state
    expect(await stateNow()).toBe('submitted')
    const { homeReferrals: all } = await good((await confirmedStaff(t)).call(partnerPipeline))
    expect(all.find(({ id }) => id === params.referralId)?.waits).toBe(true)
    expect((await good(live({}))).outcome).toBeNull()
    expect(await stateNow()).toBe('earning')
  })
})
