import { applicationStates, homeReferralStates, programs } from '@porchlight/contract'
import { z } from 'zod'
import { day, defineEvent, id } from '#kernel/events'

export const partnerApplied = defineEvent('partner.applied', 'Someone applied to a partner program.', {
  applicationId: id,
  changeId: id,
  partnerId: id,
  program: z.enum(programs),
})
export const partnerApplicationChanged = defineEvent(
  'partner.application_changed',
  'An application was decided, signed, paused, or terminated.',
  { applicationId: id, changeId: id, partnerId: id, state: z.enum(applicationStates), reason: z.string() },
)
export const partnerAgreementRenewal = defineEvent(
  'partner.agreement_renewal',
  'An active partner is asked to sign their agreement again: it ends soon, or a new version needs their consent.',
  { agreementId: id, partnerId: id, signBy: day, reason: z.enum(['changed', 'expires']) },
)
export const partnerLicenseExpires = defineEvent('partner.license_expires', 'A license expires in 60, 30, or 7 days.', {
  partnerId: id,
  state: z.string(),
  expiresOn: day,
  days: z.int(),
})
export const partnerAccreditationEnds = defineEvent(
  'partner.accreditation_ends',
  'A travel agent’s IATA or CLIA accreditation ends in 60, 30, or 7 days.',
  { partnerId: id, lastDay: day, days: z.int() },
)
export const partnerHomeReferred = defineEvent('partner.home_referred', 'A partner referred a home.', {
  referralId: id,
  partnerId: id,
})
export const partnerHomeReferralChanged = defineEvent(
  'partner.home_referral_changed',
  'A referred home moved along its pipeline.',
  { referralId: id, partnerId: id, state: z.enum(homeReferralStates), reason: z.string() },
)
export const partnerInvited = defineEvent('partner.invited', 'A partner invited someone to a program.', {
  invitationId: id,
  inviterId: id,
  name: z.string(),
  email: z.string(),
  program: z.enum(programs),
})
export const partnerInvitationJoined = defineEvent(
  'partner.invitation_joined',
  'An invited partner became active: the inviter’s share began.',
  { invitationId: id, inviterId: id, partnerId: id, until: day },
)
export const agencyAgentInvited = defineEvent('partner.agent_invited', 'The lead of an agency invited an agent.', {
  agencyId: id,
  agentId: id,
  leadId: id,
  agency: z.string(),
})
export const agencyLeadChanged = defineEvent(
  'partner.agency_lead_changed',
  'An agency has another lead, who reads what all agents earn.',
  { agencyId: id, leadId: id, formerLeadId: id, agentIds: z.array(id), agency: z.string() },
)
