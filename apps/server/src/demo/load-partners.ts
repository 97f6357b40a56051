import { addDays, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { type Account, accountByEmail } from '#modules/accounts'
import { makeShortLink } from '#modules/links'
import {
  agencyView,
  agreementsOf,
  answerInvitation,
  applicationsOf,
  applyForRoles,
  decide,
  inviteAgent,
  saveAgency,
  saveLicense,
  saveShareTerms,
  signAgreement,
  verifyLicense,
} from '#modules/partners'
import { loadPayees } from './load-payees.ts'
import { type DemoPeople, demoDomain } from './people.ts'

/** The partners who refer guests, by the code in their addresses; `login` is how their email begins. */
export const demoPartners = [
  { login: 'agent', code: 'lindqvist-travel', program: 'travel-agent', rate: 1_000 },
  { login: 'broker', code: 'alvarez-homes', program: 'broker', rate: 800 },
  { login: 'agent-2', code: 'lindqvist-odile', program: 'travel-agent', rate: 1_000 },
  { login: 'agent-3', code: 'lindqvist-tomas', program: 'travel-agent', rate: 900 },
  { login: 'referral', code: 'thorne', program: 'referral', rate: 500 },
  { login: 'affiliate', code: 'shore-guide', program: 'affiliate', rate: 400 },
] as const

/** Where an affiliate's links are placed; the other partners have one place. */
const subIds = ['newsletter', 'beach-guide', '']

/** The sub-ID of the link that the click or guest with this number used. */
export const subIdOf = ({ program }: (typeof demoPartners)[number], number: number): string =>
  program === 'affiliate' ? (subIds[number % subIds.length] ?? '') : ''

/** Where partner numbers begin, so that they don't collide with owners'. */
const afterOwners = 400

/** A verified license that is valid for years. */
const loadLicense = async (ctx: WriteCtx, accountId: number, by: number): Promise<void> => {
  const expiresOn = addDays(ctx.today, 4 * 365)
  const id = await saveLicense(ctx, { accountId, state: 'NY', number: '10401207733', expiresOn })
  await verifyLicense(ctx, id, by)
}

/** The travel agents belong to one agency, led by the first of them. */
const loadAgency = async (ctx: WriteCtx, agents: readonly Account[]): Promise<void> => {
  const [lead, ...members] = agents
  if (!lead) return
  await saveAgency(ctx, lead.id, {
    name: 'Lindqvist Travel',
    email: `trips@${demoDomain}`,
    phone: '+1 631 555 0114',
    terms: 'The planning fee covers your itinerary and changes to it. It is not refunded when you cancel your stay.',
  })
  const agencyId = (await agencyView(ctx, lead.id)).agency?.id
  if (agencyId === undefined) return
  for (const { id: accountId, email } of members) {
    await inviteAgent(ctx, lead.id, email)
    await answerInvitation(ctx, { agencyId, accountId, accept: true })
  }
}

/** Agreements outlast the demo's past and its first year. */
const firstTerms = (validFrom: PlainDate) => ({
  validFrom,
  homeRate: 200,
  homeMonths: 24,
  invitationRate: 1_000,
  invitationMonths: 12,
  agreementMonths: 36,
  note: 'Our first partner program',
})

/** From the application to an agreement that both sides have signed. */
const bringIn = async (
  app: App,
  ctx: WriteCtx,
  partner: Account,
  { code, rate, staff, books }: { code: string; rate: number; staff: number; books: number },
): Promise<void> => {
  await applyForRoles(ctx, partner.id)
  for (const { id } of await applicationsOf(ctx, partner.id)) {
    await decide(app, ctx, { id, by: staff, decision: 'send_agreement', code, rate, reason: '' })
    const agreement = (await agreementsOf(ctx, [id])).get(id)?.last
    if (!agreement) continue
    const signedName = `${partner.firstName} ${partner.lastName}`
    const { version } = agreement
    await signAgreement(ctx, agreement, { version, signedName, address: '198.51.100.7', userAgent: 'demo' })
    await decide(app, ctx, { id, by: books, decision: 'countersign', reason: '' })
  }
}

/** Their codes and agreements, payout accounts, W-9s, and the agency of the travel agents. */
export const loadPartners = async (
  app: App,
  ctx: WriteCtx,
  { named }: DemoPeople,
  { staff, books }: { staff: number; books: number },
): Promise<void> => {
  await saveShareTerms(ctx, firstTerms(ctx.today), staff)
  const agents: Account[] = []
  for (const [at, { login, program, code, rate }] of demoPartners.entries()) {
    const person = named.find(({ email }) => email.startsWith(`${login}@`))
    if (!person) continue
    const account = await accountByEmail(ctx, person.email)
    if (!account) continue
    await loadPayees(ctx, app.seal, [account.id], afterOwners + at)
    await bringIn(app, ctx, account, { code, rate, staff, books })
    if (program === 'broker') await loadLicense(ctx, account.id, staff)
    if (program === 'travel-agent') agents.push(account)
  }
  await loadAgency(ctx, agents)
}

const places = [
  { note: 'Window of the ferry office', partner: 'lindqvist-travel' },
  { note: 'Summer leaflet', partner: 'alvarez-homes' },
  { note: 'Card in the welcome basket', partner: null },
]

/** Short links to the first homes, as posted around the island. */
export const loadLinks = async (ctx: WriteCtx, homeIds: readonly number[], by: number): Promise<void> => {
  for (const [at, place] of places.entries()) {
    const homeId = homeIds[at]
    if (homeId !== undefined) await makeShortLink(ctx, { target: { kind: 'home', homeId }, ...place, by })
  }
}
