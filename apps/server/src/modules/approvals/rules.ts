import {
  type ApprovalKind,
  type ApprovalState,
  type ApproverRefusal,
  approvalKinds,
  minorDigits,
  type ThresholdName,
  usualIn,
} from '@porchlight/contract'

type Threshold = { unit: 'currency' | 'percent'; standard: number; most: number }

/** Up to what amount one person may act alone, by default; in dollars, or what is roughly worth the same (`standardIn`). */
export const thresholds: Readonly<Record<ThresholdName, Threshold>> = {
  payout_run: { unit: 'currency', standard: 50_000, most: 999_999_999 },
  transfer: { unit: 'currency', standard: 50_000, most: 999_999_999 },
  payout_single: { unit: 'currency', standard: 10_000, most: 999_999_999 },
  correction: { unit: 'currency', standard: 500, most: 999_999_999 },
  claim_decision: { unit: 'currency', standard: 1_000, most: 999_999_999 },
  refund: { unit: 'currency', standard: 1_000, most: 999_999_999 },
  discount: { unit: 'percent', standard: 30, most: 100 },
  offer_discount: { unit: 'percent', standard: 15, most: 100 },
  extra_charge: { unit: 'currency', standard: 500, most: 999_999_999 },
  deposit_capture: { unit: 'currency', standard: 500, most: 999_999_999 },
  received_payment: { unit: 'currency', standard: 10_000, most: 999_999_999 },
}

/** The default in whole units of the company's currency: 500 dollars, 50,000 yen. */
export const standardIn = (name: ThresholdName, currency: string): number => {
  const { unit, standard } = thresholds[name]
  return unit === 'percent' ? standard : usualIn(currency, standard * 100) / 10 ** minorDigits(currency)
}

type Policy = {
  /** Absent: always requires a second person. */
  threshold?: ThresholdName
  /** Requires a document or photo as evidence. */
  needsEvidence?: true
}

/** When an action of a kind waits for a second person. */
export const policies: Readonly<Record<ApprovalKind, Policy>> = {
  payout_run: {},
  partner_payout: { threshold: 'payout_run' },
  partner_commission: { threshold: 'payout_single' },
  manual_commission: { threshold: 'correction', needsEvidence: true },
  partner_repayment: { threshold: 'received_payment' },
  partner_write_off: { threshold: 'correction' },
  partner_repayment_undo: { threshold: 'received_payment' },
  partner_write_off_undo: { threshold: 'correction' },
  commission_rate: {},
  partner_rate: {},
  program_terms: {},
  partner_agreement: {},
  partner_shares: {},
  partner_attribution: {},
  home_share: {},
  transfer: { threshold: 'transfer' },
  correction: { threshold: 'correction' },
  contract_terms: { needsEvidence: true },
  ownership: { needsEvidence: true },
  repair_limit: { needsEvidence: true },
  claim_decision: { threshold: 'claim_decision' },
  refund: { threshold: 'refund' },
  discount: { threshold: 'discount' },
  offer_discount: { threshold: 'offer_discount' },
  extra_charge: { threshold: 'extra_charge' },
  concierge_charge: { threshold: 'extra_charge' },
  deposit_capture: { threshold: 'deposit_capture' },
  received_payment: { threshold: 'received_payment' },
  payment_reversal: { threshold: 'received_payment' },
  vendor_exception: {},
  payout_account: {},
  company_accounts: {},
  merge_people: {},
  permissions: {},
  thresholds: {},
}

/**
 * Whether an action waits for a second person. What the same person did alone within the last day counts too, so that a
 * large action can't be split into small ones.
 */
export const needsSecondPerson = (amount: number, doneAlone: number, limit: number): boolean =>
  amount > 0 && amount + doneAlone > limit

/** All kinds that count toward a kind's limit: an amount over it can't be split into actions of two kinds. */
export const kindsWithLimitOf = (kind: ApprovalKind): ApprovalKind[] => {
  const { threshold } = policies[kind]
  return approvalKinds.filter((other) => other === kind || (threshold && policies[other].threshold === threshold))
}

/** Minimum characters of a reason that a second person reads. */
export const shortestReason = 10

/** Hours over which one person's solo actions are added up. */
export const aloneHours = 24

export type ApprovalStatus = {
  state: ApprovalState
  requestedBy: number | null
  /** Took part in it, benefits from it, or is the person it is about. */
  isParticipant: boolean
  /** Has another account, or shares a phone or mailbox with someone who took part. */
  isSamePerson: boolean
  hasPermission: boolean
  waitsUntil: Date | null
}

/** Why someone may not approve or decline, or undefined. */
export const deciderRefusal = (by: number, status: ApprovalStatus): ApproverRefusal | undefined => {
  if (status.state !== 'pending') return 'wrong_state'
  if (!status.hasPermission) return 'not_permitted'
  if (status.requestedBy === by || status.isParticipant) return 'participant'
  if (status.isSamePerson) return 'same_person'
  return status.waitsUntil === null ? undefined : 'waits'
}

/** Why someone may not withdraw a request; only the requester may. */
export const withdrawRefusal = (
  by: number,
  { state, requestedBy }: Pick<ApprovalStatus, 'state' | 'requestedBy'>,
): ApproverRefusal | undefined => {
  if (state !== 'pending') return 'wrong_state'
  return requestedBy === by ? undefined : 'not_permitted'
}

type Alone = {
  /** Recorded as the owner of a company of one. */
  isExempt: boolean
  hasSecondPerson: boolean
  requestedAt: Date
  /** When they last took a colleague's access. */
  removedAt: Date | null
  now: Date
}

/** Hours between requesting and approving one's own action under the exemption. */
export const exemptHours = 24

/**
 * Days without the exemption for someone who took a colleague's access: nobody becomes a company of one by removing the
 * people who would have declined.
 */
export const removalDays = 7

/** Until when that lasts, or null. */
export const exemptAgainAt = (removedAt: Date | null, now: Date): Date | null => {
  if (!removedAt) return null
  const until = new Date(removedAt.getTime() + removalDays * 86_400_000)
  return until > now ? until : null
}

/** Whether the owner of a company of one may approve their own request: a day later, while no one else could. */
export const canApproveAlone = ({ isExempt, hasSecondPerson, requestedAt, removedAt, now }: Alone): boolean =>
  isExempt &&
  !hasSecondPerson &&
  exemptAgainAt(removedAt, now) === null &&
  now.getTime() - requestedAt.getTime() >= exemptHours * 3_600_000

/** Whether a threshold gets looser: that requires a second administrator, a tighter one does not. */
export const isLooser = (before: number, after: number): boolean => after > before

/** The company's limits, replaced by people's own limits that are tighter: a personal limit never allows more. */
export const tightened = (
  company: Readonly<Record<ThresholdName, number>>,
  own: readonly { name: ThresholdName; value: number }[],
): Record<ThresholdName, number> => {
  const limits = { ...company }
  for (const { name, value } of own) limits[name] = Math.min(limits[name], value)
  return limits
}
