import { z } from 'zod'
import { partnerRoles } from './account-rules/access.ts'
import { licenseNumberForm } from './account-rules/license-number.ts'
import { programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { basisPoints, id, idText, instant } from './values/ids.ts'
import { isLicensingState } from './values/licensing-states.ts'
import { plainDate } from './values/shapes.ts'
import { signedName } from './values/signed-name.ts'

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

export const partnerApplication = z.object({
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
export type PartnerApplication = z.output<typeof partnerApplication>

const own = z.object({
  applications: z.array(partnerApplication),
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
