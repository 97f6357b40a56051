import { z } from 'zod'
import { homeReferrerRoles } from './account-rules/access.ts'
import { licenseNumberForm } from './account-rules/license-number.ts'
import { approvalOutcome } from './approvals.ts'
import { longestWindowDays, partnerCode, programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress, phoneOrBlank } from './values/contact-fields.ts'
import { basisPoints, id, idText, instant } from './values/ids.ts'
import { isLicensingState } from './values/licensing-states.ts'
import { pageQuery } from './values/page.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'
import { signedName } from './values/signed-name.ts'

const partnerRoles = ['broker', 'referral', 'travel-agent', 'affiliate'] as const
const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

/** States up to the signed agreement, and after it. */
export const applicationStates = [
  'submitted',
  'agreement_sent',
  'signed',
  'active',
  'rejected',
  'paused',
  /** The agreement wasn't renewed in time: the code is paused until it is. */
  'lapsed',
  'terminated',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** A state by its code, and the license number issued by its authority. */
export const licenseState = z.string().trim().toUpperCase().refine(isLicensingState)
export const licenseNumber = z.string().trim().toUpperCase().regex(licenseNumberForm)

export const partnerLicense = z.object({
  id,
  state: z.string(),
  number: z.string(),
  expiresOn: plainDate,
  /** A team member has checked it against the state's register. */
  verified: z.boolean(),
  status: z.enum(['valid', 'expires_soon', 'expired', 'unverified']),
})
export type PartnerLicense = z.output<typeof partnerLicense>

const application = z.object({
  id,
  program: z.enum(programs),
  state: z.enum(applicationStates),
  businessName: z.string(),
  website: z.string(),
  iata: z.string(),
  /** Null: none is required, or none was given. */
  iataValid: z.boolean().nullable(),
  /** The last day of the agent’s accreditation, from 60 days before it on; null until then. */
  iataEnds: plainDate.nullable(),
  note: z.string(),
  code: z.string().nullable(),
  rate: basisPoints.nullable(),
  reason: z.string(),
  submittedAt: instant,
  changedAt: instant,
  /** The path of the agreement to sign or read. */
  agreement: z.string().nullable(),
  /** The last day the agreement in force is binding. */
  bindsUntil: plainDate.nullable(),
  /** The agreement to renew, and the day after which the code is paused without it. */
  renewal: z.object({ path: z.string(), signBy: plainDate, signed: z.boolean() }).nullable(),
})
export type PartnerApplication = z.output<typeof application>

const own = z.object({
  applications: z.array(application),
  licenses: z.array(partnerLicense),
})

export const partnerApplications = endpoint({
  method: 'GET',
  path: 'partners/applications',
  summary: 'Get the partner’s applications to programs, and licenses',
  audience: partnerRoles,
  results: own,
  errors: {},
})

export const applyAgain = endpoint({
  method: 'POST',
  path: 'partners/applications/{program}',
  summary: 'Apply again to a program that rejected the partner, with the current details of their profile',
  audience: partnerRoles,
  params: z.object({ program: z.enum(programs) }),
  /** `note`: what has changed since. */
  body: z.object({ note: z.string().trim().min(3).max(500) }),
  results: own,
  errors: { wrong_state: 409 },
})

export const saveLicense = endpoint({
  method: 'PUT',
  path: 'partners/licenses/{state}',
  summary: 'Add or renew a license, which counts once staff verify it; one that is still good counts meanwhile',
  audience: partnerRoles,
  params: z.object({ state: licenseState }),
  body: z.object({ number: licenseNumber, expiresOn: plainDate }),
  results: own,
  errors: { past_date: 422, date_too_late: 422 },
})

const agreementParams = z.object({ agreementId: idText, hash: z.string().regex(/^[\w-]{10,64}$/) })
const agreement = z.object({
  id,
  title: z.string(),
  version: z.int(),
  /** HTML. */
  text: z.string(),
  name: z.string(),
  program: z.enum(programs),
  state: z.enum(['open', 'signed', 'binding', 'expired']),
  sentAt: instant,
  /** When the link expires. */
  expiresAt: instant,
  /** For an active partner's renewal: the day after which their code is paused. */
  signBy: plainDate.nullable(),
  validUntil: plainDate.nullable(),
  signedName: z.string().nullable(),
  signedAt: instant.nullable(),
  countersignedBy: z.string().nullable(),
  countersignedAt: instant.nullable(),
})
export type PartnerAgreement = z.output<typeof agreement>

export const partnerAgreement = endpoint({
  method: 'GET',
  path: 'partner-agreements/{agreementId}/{hash}',
  summary: 'Get a partner’s program agreement by its link',
  audience: 'public',
  params: agreementParams,
  results: z.object({ agreement }),
  errors: {},
})

export const signPartnerAgreement = endpoint({
  method: 'POST',
  path: 'partner-agreements/{agreementId}/{hash}/signature',
  summary: 'Sign a partner’s program agreement by its link',
  audience: 'public',
  params: agreementParams,
  body: z.object({ version: z.int().positive(), signedName, accepted: z.literal(true) }),
  results: z.object({ agreement }),
  errors: { agreement_changed: 409, agreement_expired: 409, name_differs: 422 },
})

export const homeReferralStates = [
  'submitted',
  'contacted',
  'inspected',
  'signed',
  'live',
  'earning',
  'declined',
] as const
export type HomeReferralState = (typeof homeReferralStates)[number]
/** What the owner of a referred home wants: to rent it out, or to plan and renovate it with us first. */
export const homeServices = ['rental', 'home_vision'] as const
export type HomeService = (typeof homeServices)[number]
export const homeReferralFlags = ['known_owner', 'known_home', 'referred_before'] as const

const homeReferral = z.object({
  id,
  owner: z.string(),
  address: z.string(),
  service: z.enum(homeServices),
  /** The owner contacted us through the partner's link; otherwise the partner told us about them. */
  byLink: z.boolean(),
  state: z.enum(homeReferralStates),
  flags: z.array(z.enum(homeReferralFlags)),
  reason: z.string(),
  rate: basisPoints.nullable(),
  earnsFrom: plainDate.nullable(),
  earnsUntil: plainDate.nullable(),
  submittedAt: instant,
  changedAt: instant,
})
export type HomeReferral = z.output<typeof homeReferral>

const ownHomeReferrals = z.object({
  referrals: z.array(homeReferral),
  /**
   * Why the partner can't refer a home now: their programs don't include referrals, or none has an agreement in force.
   */
  refusal: z.enum(['program', 'agreement']).nullable(),
})

export const homeReferrals = endpoint({
  method: 'GET',
  path: 'partners/home-referrals',
  summary: 'List homes the partner referred, latest first',
  audience: partnerRoles,
  results: ownHomeReferrals,
  errors: {},
})

export const referHome = endpoint({
  method: 'POST',
  path: 'partners/home-referrals',
  summary: 'Refer an owner and home, with the owner’s consent',
  audience: homeReferrerRoles,
  status: 201,
  body: z.object({
    ownerName: z.string().trim().min(3).max(120),
    ownerEmail: emailAddress,
    ownerPhone: phoneOrBlank.default(''),
    address: z.string().trim().min(3).max(200),
    city: z.string().trim().min(2).max(80),
    region: licenseState,
    service: z.enum(homeServices).default('rental'),
    note: z.string().trim().max(1_000).default(''),
    consent: z.literal(true),
  }),
  results: ownHomeReferrals,
  errors: { license_first: 409, agreement_not_in_force: 409, own_home: 422, referred_by_you: 409 },
})

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

export const affiliateReport = endpoint({
  method: 'GET',
  path: 'partners/affiliate-report',
  summary: 'Get clicks, quotes, bookings and commissions by day, link and sub-ID, without robots',
  audience: partnerRoles,
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  results: z.object({
    codes: z.array(z.object({ code: z.string(), program: z.enum(programs), rate: basisPoints, paused: z.boolean() })),
    currency: currencyCode,
    days: z.array(
      z.object({
        day: plainDate,
        code: z.string(),
        subId: z.string(),
        clicks: z.int(),
        robots: z.int(),
        /** Quotes requested by guests of the link. */
        quotes: z.int(),
        /** Booked that day and not canceled. */
        bookings: z.int(),
        commission: money,
      }),
    ),
    clicks: z.int(),
    robots: z.int(),
    quotes: z.int(),
    bookings: z.int(),
    commission: money,
  }),
  errors: {},
})

const staffApplication = application.extend({
  accountId: id,
  name: z.string(),
  email: z.string(),
  licenses: z.array(partnerLicense),
  /**
   * Why staff should check more closely: someone outside their agency has this license, number, or name, or they are on
   * another side of the business.
   */
  conflicts: z.array(z.enum(['license', 'iata', 'business', 'staff', 'owner'])),
  signedName: z.string().nullable(),
  signedAt: instant.nullable(),
  /** The link to the open agreement, to send manually. */
  agreementLink: z.string().nullable(),
  /** The number in the agreement, if their profile has another one now. */
  iataAgreed: z.string().nullable(),
  /** Why they were rejected before they applied again; null: they weren't. */
  rejectedBefore: z.string().nullable(),
  /** Sending an agreement waits for a second person's decision. */
  waits: z.boolean(),
})
export type StaffPartnerApplication = z.output<typeof staffApplication>

const staffReferral = homeReferral.extend({
  partner: z.string(),
  ownerEmail: z.string(),
  ownerPhone: z.string(),
  note: z.string(),
  homeId: id.nullable(),
  /** Its share waits for a second person's decision. */
  waits: z.boolean(),
})
export type StaffHomeReferral = z.output<typeof staffReferral>

const months = z.int().min(1).max(120)
const shareTerms = z.object({
  id,
  validFrom: plainDate,
  /** Share of a referred home's rent. */
  homeRate: basisPoints,
  homeMonths: months,
  /** Share of an invited partner's commissions. */
  invitationRate: basisPoints,
  invitationMonths: months,
  agreementMonths: months,
  note: z.string(),
  setBy: z.string().nullable(),
  setAt: instant,
})
export type ShareTerms = z.output<typeof shareTerms>
const allShareTerms = z.object({ current: shareTerms, shares: z.array(shareTerms) })

export const partnerShareTerms = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-shares',
  summary: 'List the dated terms of referred homes, invited partners and agreements, latest first',
  results: allShareTerms,
  errors: {},
})

export const setPartnerShareTerms = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-shares',
  summary: 'Set the terms of homes, invitations and agreements made from a day on',
  inPerson: true,
  status: 201,
  body: shareTerms.omit({ id: true, note: true, setBy: true, setAt: true }).extend({
    /** At least ten characters if more is paid, or for longer, because a second person must approve it. */
    note: z.string().trim().max(300).default(''),
  }),
  results: allShareTerms.extend({ outcome: approvalOutcome }),
  errors: { past_date: 422, reason_needed: 422, already_pending: 409 },
})

const windowDays = z.int().min(1).max(longestWindowDays)
const attributionDays = z.object({
  agentDays: windowDays,
  brokerDays: windowDays,
  referralDays: windowDays,
  affiliateDays: windowDays,
  /** After a cancellation, within which the same guest's new booking stays the partner's. */
  rebookingDays: z.int().min(0).max(365),
  /** After the last change of a commission, or after check-out, within which a partner can dispute or claim. */
  disputeDays: z.int().min(7).max(365),
  /** Within which the team answers. */
  answerDays: z.int().min(1).max(60),
})
export type AttributionDays = z.output<typeof attributionDays>
const attributionTerms = attributionDays.extend({
  id,
  validFrom: plainDate,
  note: z.string(),
  setBy: z.string().nullable(),
  setAt: instant,
})
export type AttributionTerms = z.output<typeof attributionTerms>
const allAttributionTerms = z.object({
  current: attributionTerms,
  days: z.array(attributionTerms),
  /** Bookings of the last twelve months that guests made so many days after a link of the program, the last 5,000 at most. */
  linkAges: z.array(z.object({ program: z.enum(programs), days: z.int(), bookings: z.int() })),
})
export type LinkAge = z.output<typeof allAttributionTerms>['linkAges'][number]

export const partnerAttributionTerms = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-attribution-terms',
  summary: 'List the dated attribution windows and dispute deadlines, latest first',
  results: allAttributionTerms,
  errors: {},
})

export const setPartnerAttributionTerms = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-attribution-terms',
  summary: 'Set the attribution windows and dispute deadlines of bookings made from a day on',
  inPerson: true,
  status: 201,
  body: attributionDays.extend({
    validFrom: plainDate,
    /** At least ten characters where more bookings count, or for longer: a second person approves it. */
    note: z.string().trim().max(300).default(''),
  }),
  results: allAttributionTerms.extend({ outcome: approvalOutcome }),
  errors: { past_date: 422, reason_needed: 422, already_pending: 409 },
})

const pipelinePages = z.object({ total: z.int(), currentPage: z.int(), numberPages: z.int() })

/** Who needs the team, who works with us, and what ended. */
export const pipelineStages = ['waiting', 'active', 'closed'] as const
export type PipelineStage = (typeof pipelineStages)[number]

const pipeline = z.object({
  applications: z.array(staffApplication),
  homeReferrals: z.array(staffReferral),
  /** All that match, on every page. */
  pages: z.object({ applications: pipelinePages, homes: pipelinePages }),
  /** Applications that wait for a decision, whatever is listed. */
  waiting: z.int(),
})
/** Returned by an act that may wait for a second person; null: it doesn't need one. */
const pipelineAfter = pipeline.extend({ outcome: approvalOutcome.nullable() })

export const partnerPipeline = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-pipeline',
  summary: 'List partner applications and referred homes, those waiting first, then the latest',
  query: pageQuery.extend({
    stage: z.enum(pipelineStages).optional(),
    program: z.enum(programs).optional(),
    /** Part of a name, business, email, code, or address. */
    q: z.string().trim().max(80).default(''),
    /** The page of referred homes; `page` is that of applications. */
    homesPage: pageQuery.shape.page,
  }),
  results: pipeline,
  errors: {},
})

export const decideApplication = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-applications/{applicationId}/decision',
  summary: 'Send the agreement, countersign, reject, pause, resume, or terminate',
  inPerson: true,
  params: z.object({ applicationId: idText }),
  body: z.object({
    decision: z.enum(['send_agreement', 'countersign', 'reject', 'pause', 'resume', 'terminate']),
    code: partnerCode.optional(),
    rate: basisPoints.optional(),
    /** At least ten characters if an agreement pays more than usual, because a second person must approve it. */
    reason: z.string().trim().max(500).default(''),
  }),
  results: pipelineAfter,
  errors: {
    wrong_state: 409,
    fields_required: 422,
    reason_needed: 422,
    already_pending: 409,
    partner_code_taken: 409,
    iata_invalid: 422,
    confirmation_needed: 422,
    unknown_partner: 422,
  },
})

export const verifyLicense = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-licenses/{licenseId}/verify',
  summary: 'Record that a license was found in the state’s register',
  params: z.object({ licenseId: idText }),
  results: pipeline,
  errors: {},
})

export const moveHomeReferral = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/home-referrals/{referralId}',
  summary: 'Move a referred home along its pipeline',
  inPerson: true,
  params: z.object({ referralId: idText }),
  body: z.object({
    state: z.enum(['contacted', 'inspected', 'signed', 'live', 'declined']),
    /** If the owner now wants a different service. */
    service: z.enum(homeServices).optional(),
    /** When live: the home, the share of the rent, and the duration. */
    homeId: id.optional(),
    rate: basisPoints.optional(),
    months: z.int().min(1).max(120).optional(),
    reason: z.string().trim().max(500).default(''),
  }),
  results: pipelineAfter,
  errors: { wrong_state: 409, fields_required: 422, home_referred: 409, reason_needed: 422, already_pending: 409 },
})
