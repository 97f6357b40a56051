import { z } from 'zod'
import { agentRoles } from './account-rules/access.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress, emailOrBlank, phoneOrBlank } from './values/contact-fields.ts'
import { hash, id, idText } from './values/ids.ts'

const audience = agentRoles

const agent = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  lead: z.boolean(),
  /** `invited`: hasn't accepted, so the lead can't read any of their data. */
  state: z.enum(['invited', 'joined']),
})
export type AgencyAgent = z.output<typeof agent>

export const agencyLogo = z.object({ src: z.string(), width: z.int(), height: z.int() })

/** What guests see of an agency on its offers; blank fields aren't shown. */
const branding = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  displayPhone: z.string(),
  logo: agencyLogo.nullable(),
  /** The terms it works under for its clients. */
  terms: z.string(),
})

export type AgencyBranding = z.output<typeof branding>

const own = z.object({
  agency: branding.extend({ id, lead: z.boolean(), agents: z.array(agent) }).nullable(),
  /** Agencies whose lead invited this agent to join. */
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
  summary: 'Create an agency as its lead, or change its name, contact, terms and logo',
  audience,
  body: z.object({
    name: z.string().trim().min(2).max(120),
    email: emailOrBlank.default(''),
    phone: phoneOrBlank.default(''),
    terms: z.string().trim().max(4_000).default(''),
    /** Null removes it; absent leaves it unchanged. */
    logo: z.object({ uploadId: id }).nullable().optional(),
  }),
  results: own,
  errors: { not_lead: 403, picture_too_small: 422 },
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

export const changeAgencyLead = endpoint({
  method: 'PUT',
  path: 'partners/agency/agents/{accountId}/lead',
  summary: 'Make another agent the lead, who then reads what all agents earn; every agent is notified',
  audience,
  params: z.object({ accountId: idText }),
  results: own,
  errors: { not_lead: 403 },
})

/** Who selected a stay for a guest, as the guest sees them; null for an offer of the team or an owner. */
const offerAgent = z.object({ name: z.string(), agency: branding.nullable() }).nullable()
export type OfferAgent = z.output<typeof offerAgent>

export const agentOfOffer = endpoint({
  method: 'GET',
  path: 'offers/{id}/{hash}/agent',
  summary: 'Get the agent and agency behind an offer, by its link',
  audience: 'public',
  params: z.object({ id: idText, hash }),
  results: z.object({ agent: offerAgent }),
  errors: {},
})

export const agentOfOfferSet = endpoint({
  method: 'GET',
  path: 'offer-sets/{id}/{hash}/agent',
  summary: 'Get the agent and agency behind a set of offers, by its link',
  audience: 'public',
  params: z.object({ id: idText, hash }),
  results: z.object({ agent: offerAgent }),
  errors: {},
})
