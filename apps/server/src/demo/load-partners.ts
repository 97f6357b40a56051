import { addDays } from '@porchlight/contract'
import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import { type Account, accountByEmail } from '#modules/accounts'
import { setCode } from '#modules/attribution'
import { makeShortLink } from '#modules/links'
import {
  agencyView,
  answerInvitation,
  applyForRoles,
  inviteAgent,
  saveAgency,
  saveLicense,
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

/** Their codes, payout accounts, W-9s, and the agency of the travel agents. */
export const loadPartners = async (
  ctx: WriteCtx,
  seal: Seal,
  { named }: DemoPeople,
  { staff: by }: { staff: number },
): Promise<void> => {
  const agents: Account[] = []
  for (const [at, { login, program, ...partner }] of demoPartners.entries()) {
    const person = named.find(({ email }) => email.startsWith(`${login}@`))
    if (!person) continue
    const account = await accountByEmail(ctx, person.email)
    if (!account) continue
    await loadPayees(ctx, seal, [account.id], afterOwners + at)
    await setCode(ctx, { ...partner, program, email: person.email, paused: false, by })
    await applyForRoles(ctx, account.id)
    if (program === 'broker') await loadLicense(ctx, account.id, by)
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
