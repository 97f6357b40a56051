import { z } from 'zod'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { mediaFile } from './media.ts'
import type { permissionNames } from './permissions.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { money } from './values/shapes.ts'

/**
 * Acts that move money, change a contract, or grant power. Each has a policy: who can approve it, and above which
 * threshold approval is required.
 */
export const approvalKinds = [
  'payout_run',
  'partner_payout',
  'partner_commission',
  'manual_commission',
  'partner_repayment',
  'partner_write_off',
  'partner_repayment_undo',
  'partner_write_off_undo',
  'commission_rate',
  'partner_rate',
  'program_terms',
  'partner_agreement',
  'partner_shares',
  'partner_attribution',
  'home_share',
  'transfer',
  'correction',
  'contract_terms',
  'ownership',
  'repair_limit',
  'claim_decision',
  'refund',
  'discount',
  'offer_discount',
  'extra_charge',
  'concierge_charge',
  'deposit_capture',
  'received_payment',
  'payment_reversal',
  'vendor_exception',
  'payout_account',
  'company_accounts',
  'merge_people',
  'permissions',
  'thresholds',
] as const
export const approvalKind = z.enum(approvalKinds)
export type ApprovalKind = z.output<typeof approvalKind>

/** Limits up to which one person acts alone: whole units of the currency, or percent. */
export const thresholdNames = [
  'payout_run',
  'payout_single',
  'transfer',
  'correction',
  'claim_decision',
  'refund',
  'discount',
  'offer_discount',
  'extra_charge',
  'deposit_capture',
  'received_payment',
] as const
export const thresholdName = z.enum(thresholdNames)
export type ThresholdName = z.output<typeof thresholdName>

export const approvalStates = ['done', 'pending', 'approved', 'declined', 'withdrawn'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** Why someone can't approve this; null if they can. */
export const approverRefusals = ['wrong_state', 'participant', 'same_person', 'waits', 'not_permitted'] as const
export type ApproverRefusal = (typeof approverRefusals)[number]

/** The reason for an act, and the documents and photos that support it. */
export const approvalReason = z.string().trim().min(10).max(500)
export const approvalEvidence = z.array(id).max(10).default([])

const person = z.object({ id, name: z.string() }).nullable()

const approval = z.object({
  id,
  kind: approvalKind,
  state: z.enum(approvalStates),
  amount: money.nullable(),
  /** Parameters of the consequence: names, figures before and after. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  reason: z.string(),
  evidence: z.array(mediaFile),
  requestedBy: person,
  requestedAt: instant,
  decidedBy: person,
  decidedAt: instant.nullable(),
  decision: z.string().nullable(),
  /** Approved by the owner of a one-person company. */
  exempt: z.boolean(),
  /** For the caller. */
  refusals: z.object({ approve: z.enum(approverRefusals).nullable(), withdraw: z.enum(approverRefusals).nullable() }),
  /** When the caller's waiting period ends; until then, they can't approve anything. */
  waitsUntil: instant.nullable(),
})
export type Approval = z.output<typeof approval>

/** The result of an act that may need a second person: it is done, or it is pending under this id. */
export const approvalOutcome = z.object({ id, state: z.enum(['done', 'pending']) })
export type ApprovalOutcome = z.output<typeof approvalOutcome>

/** Errors of acts that go through approval. */
export const approvalErrors = {
  confirm_first: 403,
  already_pending: 409,
  evidence_needed: 422,
  file_unknown: 422,
  not_a_document: 422,
} as const

const audience = ['staff', 'admin'] as const
const params = z.object({ approvalId: idText })
const one = z.object({ approval })
/** Errors of a second person's decision. */
export const decisionErrors = {
  ...secondFactorErrors,
  confirm_first: 403,
  wrong_state: 409,
  participant: 403,
  same_person: 403,
  waits: 403,
  not_permitted: 403,
} as const

export const approvalList = endpoint({
  method: 'GET',
  path: 'staff/approvals',
  summary: 'List pending and past approvals the caller’s permissions cover',
  audience,
  query: pageQuery.extend({ state: z.enum(['pending', 'decided']).default('pending') }),
  results: z.object({ approvals: collectionOf(approval), pending: z.int() }),
  errors: {},
})

export const approveAct = endpoint({
  method: 'POST',
  path: 'staff/approvals/{approvalId}/approve',
  summary: 'Approve someone else’s request; it is carried out immediately',
  audience,
  inPerson: true,
  params,
  body: z.object({ note: z.string().trim().max(500).default('') }),
  results: one,
  errors: { ...decisionErrors, cannot_apply: 409 },
})

export const declineAct = endpoint({
  method: 'POST',
  path: 'staff/approvals/{approvalId}/decline',
  summary: 'Decline someone else’s request with a reason',
  audience,
  inPerson: true,
  params,
  body: z.object({ reason: approvalReason }),
  results: one,
  errors: decisionErrors,
})

export const withdrawAct = endpoint({
  method: 'POST',
  path: 'staff/approvals/{approvalId}/withdraw',
  summary: 'Withdraw one’s own request',
  audience,
  inPerson: true,
  params,
  results: one,
  errors: { wrong_state: 409, not_permitted: 403 },
})

const threshold = z.object({
  name: thresholdName,
  unit: z.enum(['currency', 'percent']),
  value: z.int(),
  /** The product's default. */
  standard: z.int(),
  most: z.int(),
})
const settings = z.object({
  thresholds: z.array(threshold),
  /** The owner of a one-person company, who approves alone while no one else can. */
  exemption: z.object({ person: z.object({ id, name: z.string() }), reason: z.string(), since: instant }).nullable(),
  /** Whether someone other than the caller could approve. */
  hasSecondPerson: z.boolean(),
})
export type ApprovalSettings = z.output<typeof settings>

export const approvalSettings = endpoint({
  method: 'GET',
  path: 'staff/approval-settings',
  summary: 'Get the limits up to which one person can act alone',
  audience: ['admin'],
  results: z.object({ settings }),
  errors: {},
})

export const setThresholds = endpoint({
  method: 'PUT',
  path: 'staff/approval-settings',
  summary: 'Change approval limits: lower ones apply immediately, higher ones need a second administrator',
  audience: ['admin'],
  inPerson: true,
  body: z.object({
    thresholds: z
      .array(z.object({ name: thresholdName, value: z.int().min(0).max(999_999_999) }))
      .min(1)
      .max(20),
    reason: approvalReason,
  }),
  results: z.object({ settings, outcome: approvalOutcome }),
  errors: { ...approvalErrors, ...secondFactorErrors },
})

/** Limits up to which one team member acts alone: at most the company's limit. */
const personalLimits = z.object({
  limits: z.array(
    z.object({
      name: thresholdName,
      unit: z.enum(['currency', 'percent']),
      company: z.int(),
      /** Null: uses the company's. */
      own: z.int().nullable(),
    }),
  ),
  /** A higher limit waits for a second administrator. */
  waits: z.boolean(),
})
export type PersonalLimits = z.output<typeof personalLimits>

const target = z.object({ id: idText })

export const personLimits = endpoint({
  method: 'GET',
  path: 'staff/accounts/{id}/limits',
  summary: 'Get the amounts up to which one team member acts alone',
  audience: ['admin'],
  params: target,
  results: personalLimits,
  errors: { not_staff: 409 },
})

export const setPersonLimits = endpoint({
  method: 'PUT',
  path: 'staff/accounts/{id}/limits',
  summary:
    'Set a team member’s own limits below the company’s: tighter ones apply immediately, looser ones need a second administrator',
  audience: ['admin'],
  inPerson: true,
  params: target,
  body: z.object({
    limits: z
      .array(z.object({ name: thresholdName, value: z.int().min(0).max(999_999_999).nullable() }))
      .min(1)
      .max(20),
    reason: approvalReason,
  }),
  results: z.object({ limits: personalLimits, outcome: approvalOutcome }),
  errors: { ...approvalErrors, ...secondFactorErrors, not_staff: 409, above_company_limit: 422 },
})

export const setExemption = endpoint({
  method: 'PUT',
  path: 'staff/approval-settings/exemption',
  summary: 'Record that the owner of a one-person company approves alone, a day after asking, while nobody else can',
  audience: ['admin'],
  inPerson: true,
  body: z.object({ exempt: z.boolean(), reason: approvalReason }),
  results: z.object({ settings }),
  errors: { ...secondFactorErrors, confirm_first: 403, has_second_person: 409, removed_colleague: 409 },
})

/** The permission required to open requests of a kind; `admin` means administrators only. */
export const approvalPermissions: Readonly<Record<ApprovalKind, (typeof permissionNames)[number] | 'admin'>> = {
  payout_run: 'money',
  partner_payout: 'money',
  partner_commission: 'money',
  manual_commission: 'money',
  partner_repayment: 'money',
  partner_write_off: 'money',
  partner_repayment_undo: 'money',
  partner_write_off_undo: 'money',
  commission_rate: 'money',
  partner_rate: 'money',
  program_terms: 'money',
  partner_agreement: 'money',
  partner_shares: 'money',
  partner_attribution: 'money',
  home_share: 'money',
  transfer: 'money',
  correction: 'money',
  contract_terms: 'homes',
  ownership: 'homes',
  repair_limit: 'homes',
  claim_decision: 'bookings',
  refund: 'bookings',
  discount: 'money',
  offer_discount: 'bookings',
  extra_charge: 'bookings',
  concierge_charge: 'bookings',
  deposit_capture: 'bookings',
  received_payment: 'money',
  payment_reversal: 'money',
  vendor_exception: 'homes',
  payout_account: 'money',
  company_accounts: 'admin',
  merge_people: 'people',
  permissions: 'admin',
  thresholds: 'admin',
}
