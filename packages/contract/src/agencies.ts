import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { agentRoles } from './partner-offers.ts'
import { emailAddress } from './values/contact-fields.ts'
import { id, idText } from './values/ids.ts'

const audience = agentRoles

const agent = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  lead: z.boolean(),
  /** `invited`: has not accepted; the lead reads nothing of them. */
  state: z.enum(['invited', 'joined']),
})
export type AgencyAgent = z.output<typeof agent>

const own = z.object({
  agency: z.object({ id, name: z.string(), lead: z.boolean(), agents: z.array(agent) }).nullable(),
  /** Agencies whose lead asked this agent to join. */
  invitations: z.array(z.object({ agencyId: id, name: z.string(), lead: z.string() })),
})
export type OwnAgency = z.output<typeof own>

export const ownAgency = endpoint({
  method: 'GET',
  path: 'partners/agency',
  summary: 'Get the agent’s agency with its agents, and invitations to join one',
  audience,
  results: own,
  errors: {},
})

export const saveAgency = endpoint({
  method: 'PUT',
  path: 'partners/agency',
  summary: 'Create an agency as its lead, or rename it',
  audience,
  body: z.object({ name: z.string().trim().min(2).max(120) }),
  results: own,
  errors: { not_lead: 403 },
})

export const inviteAgent = endpoint({
  method: 'POST',
  path: 'partners/agency/agents',
  summary: 'Invite an agent to the agency; the lead reads their commissions once they accept',
  audience,
  status: 201,
  body: z.object({ email: emailAddress }),
  results: own,
  errors: { not_lead: 403, unknown_partner: 422, already_member: 409, rate_limited_today: 429 },
})

export const answerAgency = endpoint({
  method: 'POST',
  path: 'partners/agency/invitations/{agencyId}',
  summary: 'Accept or decline an invitation to an agency',
  audience,
  params: z.object({ agencyId: idText }),
  body: z.object({ accept: z.boolean() }),
  results: own,
  errors: { already_member: 409 },
})

export const removeAgent = endpoint({
  method: 'DELETE',
  path: 'partners/agency/agents/{accountId}',
  summary: 'Remove an agent as the lead, or leave the agency oneself',
  audience,
  params: z.object({ accountId: idText }),
  results: own,
  errors: { not_lead: 403, lead_stays: 409 },
})
