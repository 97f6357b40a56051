import {
  agentOfOffer,
  agentOfOfferSet,
  answerAgency,
  changeAgencyLead,
  inviteAgent,
  makePartnerOffer,
  makePartnerSet,
  offerByLink,
  ownAgency,
  ownCommission,
  ownCommissions,
  type Program,
  partnerAccounting,
  partnerEarnings,
  partnerQuote,
  removeAgent,
  saveAgency,
  searchHomes,
  setPartner,
  uploadCustomFile,
} from '@porchlight/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { type Guest, good, quoted, refused } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { numbered } from '../partners/testing/agency-number.ts'

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
  it('R57 holds what an agent earned once their accreditation is over, until they enter the new date', async () => {
    const { partner } = await withCode('travel-agent')
    const holds = async () => (await good((await as(partner.accountId)).call(partnerAccounting))).holds
    await numbered(partner)
    expect(await holds()).not.toContain('iata')
    const now = t.clock.now()
    t.clock.set('2030-12-31T17:00:00Z')
    expect(await holds()).not.toContain('iata')
    t.clock.set('2031-01-01T17:00:00Z')
    expect(await holds()).toContain('iata')
    t.clock.set(now)
  })

  it('pays all its agents by the number of one of them, not one who is only invited (R57)', async () => {
    const lead = await withCode('travel-agent')
    const agent = await withCode('travel-agent')
    const holdsOf = async ({ partner }: typeof agent) => (await good(partner.call(partnerAccounting))).holds
    await numbered(lead.partner)
    await good(lead.partner.call(saveAgency, { body: { name: 'Marlowe & Finch Travel' } }))
    await good(lead.partner.call(inviteAgent, { body: { email: agent.partner.email } }))
    expect(await holdsOf(agent)).toContain('iata')
    const { invitations } = await good(agent.partner.call(ownAgency))
    const params = { agencyId: invitations[0]?.agencyId ?? 0 }
    await good(agent.partner.call(answerAgency, { params, body: { accept: true } }))
    expect(await holdsOf(agent)).not.toContain('iata')
    await numbered(lead.partner, '12345678')
    expect(await holdsOf(agent)).toContain('iata')
    expect(await holdsOf(lead)).toContain('iata')
    expect(await holdsOf(await withCode('affiliate'))).not.toContain('iata')
  })

  it('shows the lead the commissions of agents who accepted, with their names, and agents only their own', async () => {
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
    const handOver = (by: Guest, accountId: number) => by.call(changeAgencyLead, { params: { accountId } })
    expect(await refused(handOver(lead.partner, 999_999))).toMatchObject({ status: 404 })
    await good(handOver(lead.partner, agent.partner.accountId))
    expect(await commissionsOf(agent.partner, 'agency')).toHaveLength(2)
    expect(await commissionsOf(lead.partner, 'agency')).toHaveLength(1)
    expect(await refused(handOver(lead.partner, lead.partner.accountId))).toMatchObject({ code: 'not_lead' })
    await good(handOver(agent.partner, lead.partner.accountId))
    await good(agent.partner.call(removeAgent, { params: { accountId: agent.partner.accountId } }))
    expect(await commissionsOf(lead.partner, 'agency')).toHaveLength(1)
  })

  it('R59 R60 an agent who is removed or leaves keeps the credit, the rate, and the payout of what is open; only the lead loses sight of it', async () => {
    const lead = await withCode('travel-agent')
    const agent = await withCode('travel-agent')
    await numbered(lead.partner)
    await good(lead.partner.call(saveAgency, { body: { name: 'Marlowe & Finch Travel' } }))
    const { agency } = await good(lead.partner.call(inviteAgent, { body: { email: agent.partner.email } }))
    const params = { agencyId: agency?.id ?? 0 }
    await good(agent.partner.call(answerAgency, { params, body: { accept: true } }))
    await brings(agent.code)
    const [open] = await commissionsOf(agent.partner)
    expect(open).toMatchObject({ state: 'tracked', rate: 1_000 })
    expect(await commissionsOf(lead.partner, 'agency')).toHaveLength(1)

    await good(lead.partner.call(removeAgent, { params: { accountId: agent.partner.accountId } }))
    expect(await commissionsOf(lead.partner, 'agency')).toEqual([])
    const own = { params: { commissionId: open?.id ?? 0 } }
    expect(await refused(lead.partner.call(ownCommission, own))).toMatchObject({ status: 404 })
    // Without the agency’s number, payment waits for their own: held, not lost (R57).
    const holds = async () => (await good(agent.partner.call(partnerAccounting))).holds
    const [after] = await commissionsOf(agent.partner)
    expect(after).toMatchObject({ id: open?.id, state: 'tracked', amount: open?.amount, rate: 1_000 })
    expect(await holds()).toContain('iata')
    await numbered(agent.partner)
    expect(await holds()).not.toContain('iata')

    // Someone else’s lead gains nothing by removing them again, and a new stay is theirs as before.
    expect(
      await refused(lead.partner.call(removeAgent, { params: { accountId: agent.partner.accountId } })),
    ).toMatchObject({ status: 404 })
    await brings(agent.code)
    expect(await commissionsOf(agent.partner)).toHaveLength(2)
    expect(await commissionsOf(lead.partner, 'agency')).toEqual([])
  })

  it('accepts only agents, no one twice, and no one who leads or belongs to another agency', async () => {
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
    'a %s sees only their own commissions and totals, and nothing of the other’s',
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

it('R57 shows only an agent the commission on a quote’s rent and the price less it', async () => {
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

it("R57 shows an agent what search results earn them, no other reader, and nothing for homes that aren't live", async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const { partner } = await withCode('broker')
  const guest = await t.person('traveler')
  const stay = { arrive: '2027-07-02', depart: '2027-07-09' }
  const quote = await quoted(guest, { homeId: home.id, ...stay })
  const query = { stays: `${home.id}_${stay.arrive}_${stay.depart}`, adults: 2 }
  const priced = await good(partner.call(partnerQuote, { params: { quoteId: quote.id, hash: quote.hash } }))
  const { rate, earnings } = await good(partner.call(partnerEarnings, { query }))
  expect(rate).toBe(1_000)
  expect(earnings).toEqual([{ homeId: home.id, ...stay, commission: priced.commission, net: priced.net }])
  for (const other of [guest, await t.person('owner'), await t.person('affiliate'), t.visitor()])
    expect([401, 403]).toContain((await refused(other.call(partnerEarnings, { query }))).status)
  // What everyone sees, and what is cached for others, contains none of it.
  for (const reader of [partner, t.visitor()])
    expect(JSON.stringify(await good(reader.call(searchHomes, { query: stay })))).not.toMatch(/commission|"net"|"rent"/)
  const { headers } = await partner.raw({ path: `partners/earnings?stays=${home.id}_${stay.arrive}_${stay.depart}` })
  expect(headers['cache-control']).toBe('no-store')
  const withoutCode = await t.person('travel-agent')
  expect(await good(withoutCode.call(partnerEarnings, { query }))).toEqual({ rate: null, earnings: [] })
  expect(
    await good(partner.call(partnerEarnings, { query: { ...query, stays: '999999_2027-07-02_2027-07-09' } })),
  ).toEqual({
    rate: 1_000,
    earnings: [],
  })
  expect(
    await refused(partner.call(partnerEarnings, { query: { stays: `${home.id}_2027-07-09_2027-07-02` } })),
  ).toMatchObject({
    code: 'invalid_input',
  })
})

it('shows guests the agency and agent behind an offer and a comparison, but not what they earn', async () => {
  const { partner, code } = await withCode('travel-agent')
  const offerOf = async (name: string) => {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    const quote = await quoted(partner, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
    const guest = { firstName: name, lastName: 'Finch', email: `${name}-${code}@example.com` }
    const body = { quoteId: quote.id, quoteHash: quote.hash, guest }
    return (await good(partner.call(makePartnerOffer, { body }))).offer
  }
  const [one, two] = [await offerOf('lea'), await offerOf('ida')]
  const link = { id: one.id, hash: one.hash }
  const behind = async () => (await good(t.visitor().call(agentOfOffer, { params: link }))).agent
  expect(await behind()).toEqual({ name: 'Ada Quill', agency: null })
  const body = { name: 'Marlowe & Finch Travel', email: 'desk@marlowe.example', phone: '+1 631 555 0140' }
  await good(partner.call(saveAgency, { body }))
  const agency = { ...body, phone: '+16315550140', displayPhone: '+1 631 555 0140', logo: null, terms: '' }
  expect(await behind()).toEqual({ name: 'Ada Quill', agency })
  // The guest's email names it, too.
  await offerOf('mia')
  await t.drain()
  const mails = (await t.server.inject({ url: '/dev/outbox.json' })).json() as { to: string; subject: string }[]
  const subjects = mails.filter(({ to }) => to === `mia-${code}@example.com`).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringContaining('Ada Quill, Marlowe & Finch Travel')])
  const { set } = await good(partner.call(makePartnerSet, { body: { offerIds: [one.id, two.id], message: '' } }))
  expect((await good(t.visitor().call(agentOfOfferSet, { params: set }))).agent).toEqual({ name: 'Ada Quill', agency })
  // The logo the lead uploaded is on both until it is removed; someone else's logo isn't accepted.
  const image = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(image)], 'logo.png', { type: 'image/png' })
  const { id: uploadId } = (await good(partner.call(uploadCustomFile, { body: { file } }))).data
  const outsider = (await withCode('travel-agent')).partner
  const taken = outsider.call(saveAgency, { body: { name: 'Taken', logo: { uploadId } } })
  expect(await refused(taken)).toMatchObject({ status: 404 })
  await good(partner.call(saveAgency, { body: { ...body, logo: { uploadId } } }))
  const logo = expect.objectContaining({ src: expect.stringContaining('/480.webp'), width: 480, height: 160 })
  const shown = { name: 'Ada Quill', agency: { ...agency, logo } }
  expect(await behind()).toEqual(shown)
  expect((await good(t.visitor().call(agentOfOfferSet, { params: set }))).agent).toEqual(shown)
  await good(partner.call(saveAgency, { body: { ...body, logo: null } }))
  expect(await behind()).toEqual({ name: 'Ada Quill', agency })
  const wrong = { ...link, hash: two.hash }
  expect(await refused(t.visitor().call(agentOfOffer, { params: wrong }))).toMatchObject({ status: 404 })
  const seen = await good(t.visitor().call(offerByLink, { params: link }))
  expect(JSON.stringify(seen)).not.toMatch(/commission|"net"|"rate"/)
  expect(await refused(partner.call(saveAgency, { body: { ...body, phone: '+1 631 555' } }))).toMatchObject({
    status: 422,
  })
})
