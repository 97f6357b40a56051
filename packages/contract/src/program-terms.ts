import { z } from 'zod'
import { approvalOutcome } from './approvals.ts'
import { longestWindowDays, programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { commissionBearers } from './values/charges.ts'
import { basisPoints, id, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

const terms = z.object({
  id,
  program: z.enum(programs),
  validFrom: plainDate,
  bearer: z.enum(commissionBearers),
  rate: basisPoints,
  note: z.string(),
  setBy: z.string().nullable(),
  setAt: instant,
})
export type ProgramTerms = z.output<typeof terms>

export const programTerms = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-programs',
  summary: 'List the dated terms of partner programs: usual rate, and who bears the commission',
  results: z.object({ terms: z.array(terms) }),
  errors: {},
})

export const setProgramTerms = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-programs',
  summary: 'Set a program’s terms for bookings made from a day on',
  inPerson: true,
  status: 201,
  body: terms.pick({ program: true, validFrom: true, bearer: true, rate: true }).extend({
    /** At least ten characters if owners bear it, the rate is far from the standard, or a second person approves it. */
    note: z.string().trim().max(300).default(''),
  }),
  results: z.object({ terms: z.array(terms), outcome: approvalOutcome }),
  errors: { past_date: 422, reason_needed: 422, already_pending: 409 },
})

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
