import {
  answerAgency,
  inviteAgent,
  ownAgency,
  ownCommission,
  ownCommissions,
  type Program,
  partnerAccounting,
  partnerQuote,
  removeAgent,
  saveAgency,
  setPartner,
} from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { type Guest, good, quoted, refused } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'

const { t, as } = bookingsScene()
type Partner = Guest & { email: string }
let staffId: number
let round = 0

beforeAll(async () => {
  staffId = (await t.person('staff')).accountId
})

const withCode = async (program: Program): Promise<{ partner: Partner; code: string }> => {
  round += 1
  const partner = await t.person(program)
  const code = `${program}-${round}`
  const body = { email: partner.email, program, rate: 1_000 }
  await good((await as(staffId)).call(setPartner, { params: { code }, body }))
  return { partner, code }
}

const brings = async (code: string): Promise<number> => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const guest = await t.person('traveler')
  const stay = { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' }
  const { id: quoteId, hash: quoteHash } = await quoted(guest, stay)
  const arrivals = [{ code, at: t.clock.now() }]
  const { id } = await t.write((ctx) => createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals }))
  await t.drain()
  return id
}

const commissionsOf = async (partner: Guest, agents: 'own' | 'agency' = 'own') =>
  (await good(partner.call(ownCommissions, { query: { agents } }))).commissions

describe('an agency of several agents', () => {
  it('shows the lead the commissions of agents who accepted, with their names, and agents their own only', async () => {
    const lead = await withCode('travel-agent')
    const agent = await withCode('travel-agent')
    await brings(lead.code)
    await brings(agent.code)
    await good(lead.partner.call(saveAgency, { body: { name: 'Marlowe & Finch Travel' } }))
    const { agency } = await good(lead.partner.call(inviteAgent, { body: { email: agent.partner.email } }))
    expect(agency?.agents.map(({ state }) => state)).toEqual(['joined', 'invited'])
    expect(await commissionsOf(lead.partner, 'agency')).toHaveLength(1)

    const { invitations } = await good(agent.partner.call(ownAgency))
    const [invitation] = invitations
    expect(invitation).toMatchObject({ name: 'Marlowe & Finch Travel' })
    const params = { agencyId: invitation?.agencyId ?? 0 }
    await good(agent.partner.call(answerAgency, { params, body: { accept: true } }))
    const whole = await commissionsOf(lead.partner, 'agency')
    expect(whole.map((one) => one.agent).sort()).toEqual(['Ada Quill', null].sort())
    expect(await commissionsOf(lead.partner)).toHaveLength(1)
    expect(await commissionsOf(agent.partner, 'agency')).toHaveLength(1)
    const [own] = await commissionsOf(agent.partner)
    const [leads] = await commissionsOf(lead.partner)
    expect(await good(lead.partner.call(ownCommission, { params: { commissionId: own?.id ?? 0 } }))).toMatchObject({
      commission: { agent: 'Ada Quill' },
    })
    expect(
      await refused(agent.partner.call(ownCommission, { params: { commissionId: leads?.id ?? 0 } })),
    ).toMatchObject({ status: 404 })

    expect(await refused(agent.partner.call(saveAgency, { body: { name: 'Mine' } }))).toMatchObject({
      code: 'not_lead',
    })
    expect(
      await refused(lead.partner.call(removeAgent, { params: { accountId: lead.partner.accountId } })),
    ).toMatchObject({ code: 'lead_stays' })
    await good(agent.partner.call(removeAgent, { params: { accountId: agent.partner.accountId } }))
    expect(await commissionsOf(lead.partner, 'agency')).toHaveLength(1)
  })

  it('takes agents only, nobody twice, and nobody who leads or belongs to another', async () => {
    const lead = await withCode('travel-agent')
    const other = await withCode('travel-agent')
    const affiliate = await withCode('affiliate')
    await good(lead.partner.call(saveAgency, { body: { name: 'One' } }))
    await good(other.partner.call(saveAgency, { body: { name: 'Two' } }))
    const invite = (email: string) => lead.partner.call(inviteAgent, { body: { email } })
    expect(await refused(invite(affiliate.partner.email))).toMatchObject({ code: 'unknown_partner' })
    const { agency } = await good(invite(other.partner.email))
    expect(await refused(invite(other.partner.email))).toMatchObject({ code: 'already_member' })
    const params = { agencyId: agency?.id ?? 0 }
    expect(await refused(other.partner.call(answerAgency, { params, body: { accept: true } }))).toMatchObject({
      code: 'already_member',
    })
    await good(other.partner.call(answerAgency, { params, body: { accept: false } }))
    expect(await refused(affiliate.partner.call(ownAgency))).toMatchObject({ status: 403 })
  })
})

describe('two partners of each type', () => {
  it.each(['broker', 'referral', 'travel-agent', 'affiliate'] as const)(
    'a %s reads their own commissions and sums, and nothing of another one',
    async (program) => {
      const [one, two] = [await withCode(program), await withCode(program)]
      await brings(one.code)
      const [commission] = await commissionsOf(one.partner)
      expect(commission).toBeDefined()
      for (const agents of ['own', 'agency'] as const) expect(await commissionsOf(two.partner, agents)).toEqual([])
      const params = { commissionId: commission?.id ?? 0 }
      expect(await refused(two.partner.call(ownCommission, { params }))).toMatchObject({ status: 404 })
      const counts = async ({ partner }: { partner: Guest }) =>
        (await good(partner.call(partnerAccounting))).states.reduce((sum, { count }) => sum + count, 0)
      expect([await counts(one), await counts(two)]).toEqual([1, 0])
    },
  )
})

it('R57 tells an agent the commission on the rent of a quote and the price less it, and nobody else', async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const { partner } = await withCode('travel-agent')
  const guest = await t.person('traveler')
  const quote = await quoted(guest, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
  const params = { quoteId: quote.id, hash: quote.hash }
  const { rate, commission, net } = await good(partner.call(partnerQuote, { params }))
  expect(rate).toBe(1_000)
  expect(commission.amount).toBeGreaterThan(0)
  expect(commission.amount).toBeLessThan(quote.total.amount / 10)
  expect(net.amount).toBe(quote.total.amount - commission.amount)
  expect(await refused(guest.call(partnerQuote, { params }))).toMatchObject({ status: 403 })
  const wrong = { ...params, hash: quote.hash.replace(/.$/, quote.hash.endsWith('a') ? 'b' : 'a') }
  expect(await refused(partner.call(partnerQuote, { params: wrong }))).toMatchObject({ status: 404 })
})
