import {
  answerAgency,
  changeAgencyLead,
  disputeCommission,
  homeReferrals,
  inviteAgent,
  invitePartner,
  ownAgency,
  ownCommission,
  ownCommissions,
  ownPostback,
  type Program,
  partnerApplications,
  partnerInvitations,
  partnerOverview,
  partners,
  programs,
  referHome,
  removeAgent,
  saveAgency,
  savePostback,
  setPartner,
} from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { type Guest, good, quoted, refused } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'

const { t, as } = bookingsScene()
type Member = { partner: Guest & { email: string }; code: string; commissionId: number }

/** Two of each program, each with a booking, a referred home, an invitation, and a postback address. */
const pairs = new Map<Program, [Member, Member]>()

const member = async (program: Program, at: number): Promise<Member> => {
  const partner = await t.person(program)
  const code = `${program}-${at}`
  const team = await as((await t.person('staff')).accountId)
  await good(team.call(setPartner, { params: { code }, body: { email: partner.email, program, rate: 1_000 } }))
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const guest = await t.person('traveler')
  const quote = await quoted(guest, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
  const arrivals = [{ code, at: t.clock.now() }]
  await t.write((ctx) =>
    createBooking(ctx, { guestId: guest.accountId, quoteId: quote.id, quoteHash: quote.hash, arrivals }),
  )
  await t.drain()
  const { commissions } = await good(partner.call(ownCommissions, { query: {} }))
  if (program === 'referral') {
    const owner = { ownerName: 'Otto Lind', ownerEmail: `owner-${at}@example.com`, consent: true as const }
    const body = { ...owner, address: `${at} Ferry Road`, city: 'Averil Harbor', region: 'NY' }
    await good(partner.call(referHome, { body }))
  }
  const invited = { name: 'Otis Hale', email: `otis-${code}@example.com`, program: 'affiliate' as const }
  await good(partner.call(invitePartner, { body: invited }))
  await good(partner.call(savePostback, { body: { url: `https://${code}.example/hooks` } }))
  return { partner, code, commissionId: commissions[0]?.id ?? 0 }
}

beforeAll(async () => {
  for (const program of programs) pairs.set(program, [await member(program, 1), await member(program, 2)])
}, 120_000)

const everyone = (): Member[] => [...pairs.values()].flat()

describe('two partners of each program', () => {
  it('see their own commissions, codes, invitations, homes, and postbacks, and nothing of any other partner', async () => {
    for (const { partner, code, commissionId } of everyone()) {
      const { commissions } = await good(partner.call(ownCommissions, { query: { agents: 'agency' } }))
      expect(commissions.map(({ id }) => id)).toEqual([commissionId])
      expect((await good(partner.call(partnerOverview))).links.map((link) => link.code)).toEqual([code])
      const { invitations } = await good(partner.call(partnerInvitations))
      expect(invitations.map(({ email }) => email)).toEqual([`otis-${code}@example.com`])
      const { referrals } = await good(partner.call(homeReferrals))
      expect(referrals).toHaveLength(code.startsWith('referral') ? 1 : 0)
      expect((await good(partner.call(ownPostback))).url).toBe(`https://${code}.example/hooks`)
      const { applications } = await good(partner.call(partnerApplications))
      expect(applications.map((application) => application.code)).toEqual([code])
    }
  })

  it("can't open another partner’s commission by its number, dispute it, or open a staff list", async () => {
    for (const { partner, commissionId } of everyone())
      for (const other of everyone().filter((one) => one.commissionId !== commissionId)) {
        const params = { commissionId: other.commissionId }
        const body = { reason: 'The rent of this stay was higher' }
        expect(await refused(partner.call(ownCommission, { params }))).toMatchObject({ status: 404 })
        expect(await refused(partner.call(disputeCommission, { params, body }))).toMatchObject({ status: 404 })
      }
    for (const { partner } of everyone()) expect(await refused(partner.call(partners))).toMatchObject({ status: 403 })
  })
})

it('the lead of an agency sees its members’ commissions, a member only their own; neither disputes the other’s or removes the lead', async () => {
  const [lead, agent] = pairs.get('travel-agent') as [Member, Member]
  await good(lead.partner.call(saveAgency, { body: { name: 'Marlowe & Finch Travel' } }))
  await good(lead.partner.call(inviteAgent, { body: { email: agent.partner.email } }))
  const { invitations } = await good(agent.partner.call(ownAgency))
  const params = { agencyId: invitations[0]?.agencyId ?? 0 }
  const outsider = (pairs.get('broker') as [Member, Member])[0]
  const accept = { params, body: { accept: true } }
  expect(await refused(outsider.partner.call(answerAgency, accept))).toMatchObject({ status: 404 })
  await good(agent.partner.call(answerAgency, accept))
  const readBy = async ({ partner }: Member) =>
    (await good(partner.call(ownCommissions, { query: { agents: 'agency' } }))).commissions.map(({ id }) => id).sort()
  expect(await readBy(lead)).toEqual([lead.commissionId, agent.commissionId].sort())
  expect(await readBy(agent)).toEqual([agent.commissionId])
  const ofAgent = { commissionId: agent.commissionId }
  expect((await good(lead.partner.call(ownCommission, { params: ofAgent }))).commission.agent).toBe('Ada Quill')
  const body = { reason: 'The rent of this stay was higher' }
  expect(await refused(lead.partner.call(disputeCommission, { params: ofAgent, body }))).toMatchObject({ status: 404 })
  for (const act of [
    agent.partner.call(saveAgency, { body: { name: 'Taken over' } }),
    agent.partner.call(inviteAgent, { body: { email: outsider.partner.email } }),
    agent.partner.call(removeAgent, { params: { accountId: lead.partner.accountId } }),
    agent.partner.call(changeAgencyLead, { params: { accountId: agent.partner.accountId } }),
  ])
    expect(await refused(act)).toMatchObject({ code: 'not_lead' })
})
