import { z } from 'zod'
import { partnerRoles } from './account-rules/access.ts'
import { programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress } from './values/contact-fields.ts'
import { basisPoints, id, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

const invitation = z.object({
  id,
  name: z.string(),
  email: z.string(),
  program: z.enum(programs),
  state: z.enum(['invited', 'joined', 'earning', 'ended']),
  /** Share of the invited partner's commissions. */
  share: basisPoints,
  startsOn: plainDate.nullable(),
  endsOn: plainDate.nullable(),
  invitedAt: instant,
})
export type PartnerInvitation = z.output<typeof invitation>

const ownInvitations = z.object({
  invitations: z.array(invitation),
  share: basisPoints,
  months: z.int(),
  /** Why the partner can't invite anyone now: they have no agreement in force. */
  refusal: z.literal('agreement').nullable(),
})

export const partnerInvitations = endpoint({
  method: 'GET',
  path: 'partners/invitations',
  summary: 'List partners this partner invited',
  audience: partnerRoles,
  results: ownInvitations,
  errors: {},
})

export const invitePartner = endpoint({
  method: 'POST',
  path: 'partners/invitations',
  summary: 'Invite someone to a partner program',
  audience: partnerRoles,
  status: 201,
  body: z.object({ name: z.string().trim().min(2).max(120), email: emailAddress, program: z.enum(programs) }),
  results: ownInvitations,
  errors: { known_partner: 409, agreement_not_in_force: 409, rate_limited_today: 429 },
})
