import { type ApplicationState, addDays, type HomeReferralState, type PlainDate } from '@porchlight/contract'

/** Days before expiry on which a partner is reminded of a license (R61). */
export const reminderDays = [60, 30, 7] as const

/** Days an agreement can be signed after it was sent. */
export const agreementDays = 30

/** What an invited partner's inviter gets of their commissions, and for how long. */
export const invitationShare = { basisPoints: 1_000, months: 12 }

/** What of the rent a referred home brings, and for how long, unless staff say otherwise. */
export const homeShare = { basisPoints: 200, months: 24 }

export const invitationsPerDay = 20

/** Agents that the lead of an agency can invite within a day. */
export const agentsInvitedPerDay = 20

export type LicenseStatus = 'valid' | 'expires_soon' | 'expired' | 'unverified'

/** A license is good through the day it expires; one nobody verified is none yet. */
export const licenseStatus = (
  { expiresOn, verified }: { expiresOn: PlainDate; verified: boolean },
  today: PlainDate,
): LicenseStatus => {
  if (expiresOn < today) return 'expired'
  if (!verified) return 'unverified'
  return expiresOn <= addDays(today, reminderDays[0]) ? 'expires_soon' : 'valid'
}

export const isLicensed = (status: LicenseStatus): boolean => status === 'valid' || status === 'expires_soon'

/** The reminder due today, or undefined: the closest one that was not sent. */
export const reminderDue = (
  { expiresOn, reminded }: { expiresOn: PlainDate; reminded: number | null },
  today: PlainDate,
): number | undefined => {
  if (expiresOn < today) return undefined
  const due = reminderDays.filter((days) => expiresOn <= addDays(today, days)).at(-1)
  return due !== undefined && (reminded === null || due < reminded) ? due : undefined
}

export type Decision = 'send_agreement' | 'sign' | 'countersign' | 'reject' | 'pause' | 'resume' | 'terminate'

const decisions: Record<Decision, { from: readonly ApplicationState[]; to: ApplicationState }> = {
  send_agreement: { from: ['submitted', 'agreement_sent', 'rejected'], to: 'agreement_sent' },
  sign: { from: ['agreement_sent'], to: 'signed' },
  countersign: { from: ['signed'], to: 'active' },
  reject: { from: ['submitted', 'agreement_sent', 'signed'], to: 'rejected' },
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  terminate: { from: ['active', 'paused'], to: 'terminated' },
}

/** The state a decision leads to; undefined where it can't be made. */
export const stateAfter = (decision: Decision, from: ApplicationState): ApplicationState | undefined =>
  decisions[decision].from.includes(from) ? decisions[decision].to : undefined

const order: readonly HomeReferralState[] = ['submitted', 'contacted', 'inspected', 'signed', 'live']

/** A referred home moves forward only; it is declined at any time before it is live. */
export const canMoveHome = (from: HomeReferralState, to: HomeReferralState): boolean => {
  if (from === 'live' || from === 'declined') return false
  return to === 'declined' || order.indexOf(to) > order.indexOf(from)
}
