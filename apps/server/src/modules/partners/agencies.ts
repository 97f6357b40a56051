import {
  type AgencyBranding,
  agentRoles,
  type BodyOf,
  type OwnAgency,
  type saveAgency as saveEndpoint,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { phoneView, requirePhone } from '#kernel/phone'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountByEmail, accountsByIds, signupLicensesOf } from '#modules/accounts'
import { logoOf } from '#modules/media'
import { agencyAgentInvited, agencyLeadChanged } from './events.ts'
import { problems } from './messages.ts'
import { agentsInvitedPerDay } from './rules.ts'
import { type AgencyAgentRow, type AgencyRow, db } from './tables.ts'

const memberOf = (ctx: ReadCtx, accountId: number): Promise<AgencyAgentRow | undefined> =>
  db(ctx)
    .selectFrom('partners.agency_agent')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('joined_at', 'is not', null)
    .executeTakeFirst()

const agentsOf = (ctx: ReadCtx, agencyId: number): Promise<AgencyAgentRow[]> =>
  db(ctx)
    .selectFrom('partners.agency_agent')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('lead', 'desc')
    .orderBy('invited_at')
    .execute()

/** @throws Problem 403 not_lead */
const agencyOfLead = async (ctx: ReadCtx, accountId: number): Promise<number> => {
  const member = await memberOf(ctx, accountId)
  if (!member?.lead) throw new Problem(403, 'not_lead', problems.notLead)
  return member.agency_id
}

/** The agencies of those people who belong to one. */
export const agencyIdsOf = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Map<number, number>> => {
  if (accountIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('partners.agency_agent')
    .select(['account_id', 'agency_id'])
    .where('account_id', 'in', [...accountIds])
    .where('joined_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ account_id, agency_id }) => [account_id, agency_id]))
}

/** The partners whose commissions this person can read: themselves, and as lead of their agency, its agents. */
export const partnersReadBy = async (ctx: ReadCtx, accountId: number): Promise<number[]> => {
  const member = await memberOf(ctx, accountId)
  if (!member?.lead) return [accountId]
  const agents = await agentsOf(ctx, member.agency_id)
  return [...new Set([accountId, ...agents.flatMap((one) => (one.joined_at ? [one.account_id] : []))])]
}

/** The other agents of someone’s agency. */
export const colleaguesOf = async (ctx: ReadCtx, accountId: number): Promise<number[]> => {
  const member = await memberOf(ctx, accountId)
  const agents = member ? await agentsOf(ctx, member.agency_id) : []
  return agents.flatMap((one) => (one.joined_at && one.account_id !== accountId ? [one.account_id] : []))
}

export const agencyView = async (ctx: ReadCtx, accountId: number): Promise<OwnAgency> => {
  const member = await memberOf(ctx, accountId)
  const agents = member ? await agentsOf(ctx, member.agency_id) : []
  const invited = await db(ctx)
    .selectFrom('partners.agency_agent as agent')
    .innerJoin('partners.agency as agency', 'agency.id', 'agent.agency_id')
    .innerJoin('partners.agency_agent as lead', (join) =>
      join.onRef('lead.agency_id', '=', 'agency.id').on('lead.lead', '=', true),
    )
    .select(['agency.id', 'agency.name', 'lead.account_id as leadId'])
    .where('agent.account_id', '=', accountId)
    .where('agent.joined_at', 'is', null)
    .execute()
  const accounts = await accountsByIds(ctx, [
    ...agents.map(({ account_id }) => account_id),
    ...invited.map(({ leadId }) => leadId),
  ])
  const nameOf = (id: number): string => {
    const account = accounts.get(id)
    return account ? `${account.firstName} ${account.lastName}` : ''
  }
  const agency = member && (await agencyById(ctx, member.agency_id))
  // An agent who isn't the lead sees members, but not pending invitations.
  const seen = agents.filter(({ joined_at }) => member?.lead || joined_at)
  return {
    agency:
      member && agency
        ? {
            id: agency.id,
            ...brandingOf(agency),
            lead: member.lead,
            agents: seen.map(({ account_id, lead, joined_at }) => ({
              accountId: account_id,
              name: nameOf(account_id),
              email: accounts.get(account_id)?.email ?? '',
              lead,
              state: joined_at ? ('joined' as const) : ('invited' as const),
            })),
          }
        : null,
    invitations: invited.map(({ id, name, leadId }) => ({ agencyId: id, name, lead: nameOf(leadId) })),
  }
}

const agencyById = (ctx: ReadCtx, id: number) =>
  db(ctx).selectFrom('partners.agency').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Serializes agency changes, so that no one joins two agencies or gets two invitations to one. */
const lockAgencies = (ctx: WriteCtx) => sql`select pg_advisory_xact_lock(hashtext('partners.agency'))`.execute(db(ctx))

const brandingOf = ({ name, email, phone, logo, terms }: AgencyRow): AgencyBranding => ({
  name,
  email,
  phone,
  terms,
  displayPhone: phone && (phoneView(phone, 'certain').displayPhone ?? phone),
  logo,
})

/** The agency an agent belongs to. */
export const agencyOf = async (ctx: ReadCtx, accountId: number) => {
  const member = await memberOf(ctx, accountId)
  return member && { ...brandingOf(await agencyById(ctx, member.agency_id)), id: member.agency_id, lead: member.lead }
}

/** What guests see of an agent's agency, with or without a logo; null if there is none. */
export const agencyBranding = async (ctx: ReadCtx, accountId: number): Promise<AgencyBranding | null> => {
  const member = await memberOf(ctx, accountId)
  if (member) return brandingOf(await agencyById(ctx, member.agency_id))
  const { travelAgent, broker } = await signupLicensesOf(ctx, accountId)
  const name = travelAgent?.agencyName || broker?.brokerageName
  return name ? { name, email: '', phone: '', displayPhone: '', logo: null, terms: '' } : null
}

/** The picture the lead uploaded as a logo; undefined: unchanged. @throws Problem 404, 422 picture_too_small */
const sentLogo = async (ctx: WriteCtx, accountId: number, logo: { uploadId: number } | null | undefined) => {
  if (!logo) return logo
  const found = await logoOf(ctx, accountId, logo.uploadId)
  if (!found) throw notFound('This picture')
  return found
}

/**
 * Saves an agency. The person who creates it leads it. @throws Problem 403 not_lead for an agent of one; 404, 422 for
 * its logo and phone
 */
export const saveAgency = async (
  ctx: WriteCtx,
  accountId: number,
  { name, email, phone, terms, logo }: BodyOf<typeof saveEndpoint>,
): Promise<void> => {
  await lockAgencies(ctx)
  const sent = await sentLogo(ctx, accountId, logo)
  const values = {
    name,
    email,
    phone: phone && requirePhone(phone, null, 'phone').e164,
    terms,
    ...(sent !== undefined && { logo: sent && JSON.stringify(sent) }),
  }
  if (await memberOf(ctx, accountId)) {
    const agencyId = await agencyOfLead(ctx, accountId)
    await db(ctx).updateTable('partners.agency').set(values).where('id', '=', agencyId).execute()
    return
  }
  const { id } = await db(ctx)
    .insertInto('partners.agency')
    .values({ logo: null, ...values, made_by: accountId, made_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db(ctx)
    .insertInto('partners.agency_agent')
    .values({ agency_id: id, account_id: accountId, lead: true, invited_at: ctx.now, joined_at: ctx.now })
    .execute()
}

/** @throws Problem 403 not_lead; 422 unknown_partner; 409 already_member; 429 rate_limited_today */
export const inviteAgent = async (ctx: WriteCtx, accountId: number, email: string): Promise<void> => {
  await lockAgencies(ctx)
  const agencyId = await agencyOfLead(ctx, accountId)
  const since = new Date(ctx.now.getTime() - 86_400_000)
  const agents = await agentsOf(ctx, agencyId)
  if (agents.filter(({ invited_at }) => invited_at > since).length >= agentsInvitedPerDay)
    throw new Problem(429, 'rate_limited_today', problems.tooManyInvitations)
  const account = await accountByEmail(ctx, email)
  if (!account || account.closed || !agentRoles.some((role) => account.roles.includes(role)))
    throw new Problem(422, 'unknown_partner', problems.unknownAgent, {}, { required: ['email'] })
  if (agents.some(({ account_id }) => account_id === account.id))
    throw new Problem(409, 'already_member', problems.alreadyMember, {}, { required: ['email'] })
  await db(ctx)
    .insertInto('partners.agency_agent')
    .values({ agency_id: agencyId, account_id: account.id, lead: false, invited_at: ctx.now, joined_at: null })
    .execute()
  const { name } = await agencyById(ctx, agencyId)
  await announce(ctx, agencyAgentInvited({ agencyId, agentId: account.id, leadId: accountId, agency: name }))
}

type Answer = { agencyId: number; accountId: number; accept: boolean }

/** @throws Problem 404 without an invitation; 409 already_member of an agency */
export const answerInvitation = async (ctx: WriteCtx, { agencyId, accountId, accept }: Answer): Promise<void> => {
  await lockAgencies(ctx)
  const row = (await agentsOf(ctx, agencyId)).find((one) => one.account_id === accountId && !one.joined_at)
  if (!row) throw notFound('This invitation')
  if (!accept) return remove(ctx, agencyId, accountId)
  if (await memberOf(ctx, accountId)) throw new Problem(409, 'already_member', problems.alreadyMember)
  await db(ctx)
    .updateTable('partners.agency_agent')
    .set({ joined_at: ctx.now })
    .where('agency_id', '=', agencyId)
    .where('account_id', '=', accountId)
    .execute()
}

const remove = async (ctx: WriteCtx, agencyId: number, accountId: number): Promise<void> => {
  await db(ctx)
    .deleteFrom('partners.agency_agent')
    .where('agency_id', '=', agencyId)
    .where('account_id', '=', accountId)
    .execute()
}

/**
 * The lead hands over to another agent and stays as an agent.
 * @throws Problem 403 not_lead; 404 if the account isn't in this agency
 */
export const changeLead = async (ctx: WriteCtx, by: number, leadId: number): Promise<void> => {
  await lockAgencies(ctx)
  const agencyId = await agencyOfLead(ctx, by)
  const agentIds = (await agentsOf(ctx, agencyId)).flatMap((one) => (one.joined_at ? [one.account_id] : []))
  if (!agentIds.includes(leadId)) throw notFound('This agent')
  if (leadId === by) return
  for (const lead of [false, true])
    await db(ctx)
      .updateTable('partners.agency_agent')
      .set({ lead })
      .where('agency_id', '=', agencyId)
      .where('account_id', '=', lead ? leadId : by)
      .execute()
  const { name } = await agencyById(ctx, agencyId)
  const notifiedIds = agentIds.filter((one) => one !== by)
  await announce(ctx, agencyLeadChanged({ agencyId, leadId, formerLeadId: by, agentIds: notifiedIds, agency: name }))
}

/**
 * Removes an agent, by the lead or at their own request; the lead stays as long as there are other members.
 * @throws Problem 404; 403 not_lead; 409 lead_stays
 */
export const removeAgent = async (ctx: WriteCtx, by: number, accountId: number): Promise<void> => {
  await lockAgencies(ctx)
  const member = await memberOf(ctx, by)
  if (!member) throw notFound('This agent')
  if (by !== accountId && !member.lead) throw new Problem(403, 'not_lead', problems.notLead)
  const agents = await agentsOf(ctx, member.agency_id)
  if (!agents.some(({ account_id }) => account_id === accountId)) throw notFound('This agent')
  if (member.lead && by === accountId && agents.length > 1) throw new Problem(409, 'lead_stays', problems.leadStays)
  await remove(ctx, member.agency_id, accountId)
  if (member.lead && by === accountId)
    await db(ctx).deleteFrom('partners.agency').where('id', '=', member.agency_id).execute()
}
