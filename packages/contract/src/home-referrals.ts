import { z } from 'zod'
import { homeReferrerRoles, partnerRoles } from './account-rules/access.ts'
import { endpoint } from './endpoint.ts'
import { licenseState } from './partner-applications.ts'
import { emailAddress, phoneOrBlank } from './values/contact-fields.ts'
import { basisPoints, id, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

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

export const homeReferral = z.object({
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
