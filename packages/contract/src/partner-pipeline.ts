import { z } from 'zod'
import { approvalOutcome } from './approvals.ts'
import { partnerCode, programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { homeReferral, homeServices } from './home-referrals.ts'
import { partnerApplication, partnerLicense } from './partner-applications.ts'
import { basisPoints, id, idText, instant } from './values/ids.ts'
import { pageQuery } from './values/page.ts'

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

const staffApplication = partnerApplication.extend({
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
