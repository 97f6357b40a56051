import { type ApplicationState, addDays, type HomeReferralState, type PlainDate } from '@porchlight/contract'

/** Days before expiry on which a partner is reminded of a license (R61). */
export const reminderDays = [60, 30, 7] as const

/** Days an agreement can be signed after it was sent. */
export const agreementDays = 30

/** Days before an agreement ends, or after a new version came out, in which an active partner signs again. */
export const renewalDays = 30

/** Days for which the link of an agreement to sign again works, also once the code rests. */
export const renewalLinkDays = 365

type Binding = { version: number; validUntil: PlainDate | null }

/** Why an active partner signs again: their agreement ends soon, or a later version asks for it; undefined: they don't. */
export const renewalReason = (
  { version, validUntil }: Binding,
  { requiredVersion, today }: { requiredVersion: number; today: PlainDate },
): 'changed' | 'expires' | undefined => {
  if (version < requiredVersion) return 'changed'
  return validUntil !== null && validUntil <= addDays(today, renewalDays) ? 'expires' : undefined
}

/** The day after which the code rests: the agreement's last, or thirty days from now. */
export const renewalSignBy = ({ validUntil }: Binding, reason: 'changed' | 'expires', today: PlainDate): PlainDate =>
  reason === 'expires' && validUntil !== null && validUntil >= today ? validUntil : addDays(today, renewalDays)

/** The day so many months on, at most the month's last. */
export const monthsOn = (day: PlainDate, months: number): PlainDate => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

export const invitationsPerDay = 20

/** What an agency’s invoices to clients are counted from. */
export const firstInvoiceNumber = 1_001

/** Agents that the lead of an agency can invite within a day. */
export const agentsInvitedPerDay = 20

/** A license number without the signs that people write differently. */
export const plainNumber = (number: string): string => number.toUpperCase().replaceAll(/[ .-]/g, '')

/** An IATA or CLIA number without the signs that people write differently. */
export const plainIata = (number: string): string => number.replaceAll(/[\s-]/g, '')

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

export type Decision =
  | 'send_agreement'
  | 'sign'
  | 'countersign'
  | 'reject'
  | 'pause'
  | 'resume'
  | 'lapse'
  | 'renew'
  | 'terminate'

const decisions: Record<Decision, { from: readonly ApplicationState[]; to: ApplicationState }> = {
  send_agreement: { from: ['submitted', 'agreement_sent', 'rejected', 'lapsed'], to: 'agreement_sent' },
  sign: { from: ['agreement_sent'], to: 'signed' },
  countersign: { from: ['signed'], to: 'active' },
  reject: { from: ['submitted', 'agreement_sent', 'signed'], to: 'rejected' },
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  lapse: { from: ['active'], to: 'lapsed' },
  renew: { from: ['active', 'lapsed'], to: 'active' },
  terminate: { from: ['active', 'paused', 'lapsed'], to: 'terminated' },
}

/** The state a decision leads to; undefined where it can't be made. */
export const stateAfter = (decision: Decision, from: ApplicationState): ApplicationState | undefined =>
  decisions[decision].from.includes(from) ? decisions[decision].to : undefined

export const canRenew = (state: ApplicationState): boolean => stateAfter('renew', state) !== undefined

/** "Ada Q.": enough to know whom they sent, and no more than that. */
export const shortName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last.slice(0, 1)}.` : first
}

const order: readonly HomeReferralState[] = ['submitted', 'contacted', 'inspected', 'signed', 'live']

/** A referred home moves forward, and is declined at any time before it is live; one that went live in error is only signed again. */
export const canMoveHome = (from: HomeReferralState, to: HomeReferralState): boolean => {
  if (from === 'declined') return false
  if (from === 'live') return to === 'signed'
  return to === 'declined' || order.indexOf(to) > order.indexOf(from)
}
