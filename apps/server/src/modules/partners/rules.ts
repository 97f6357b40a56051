import { type ApplicationState, addDays, type HomeReferralState, type PlainDate } from '@porchlight/contract'

/** Days before expiry when a partner is reminded of a license (R61). */
export const reminderDays = [60, 30, 7] as const

/** The longest a license lasts anywhere, with room to spare: a later day is a typo that would never be reminded of. */
export const longestLicenseMonths = 120

/** How many days an agreement can be signed after it was sent. */
export const agreementDays = 30

/** How many days before an agreement ends, or after a new version was published, an active partner can sign again. */
export const renewalDays = 30

/** How many days a renewal link works, even after the code was suspended. */
export const renewalLinkDays = 365

type Binding = { version: number; validUntil: PlainDate | null }

/**
 * Why an active partner must sign again: their agreement ends soon, or a later version requires it; undefined: they
 * needn't.
 */
export const renewalReason = (
  { version, validUntil }: Binding,
  { requiredVersion, today }: { requiredVersion: number; today: PlainDate },
): 'changed' | 'expires' | undefined => {
  if (version < requiredVersion) return 'changed'
  return validUntil !== null && validUntil <= addDays(today, renewalDays) ? 'expires' : undefined
}

/** The day after which the code is suspended: the agreement's last, or thirty days from now. */
export const renewalSignBy = ({ validUntil }: Binding, reason: 'changed' | 'expires', today: PlainDate): PlainDate =>
  reason === 'expires' && validUntil !== null && validUntil >= today ? validUntil : addDays(today, renewalDays)

/** The same day this many months later, or that month's last day. */
export const monthsOn = (day: PlainDate, months: number): PlainDate => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

export const invitationsPerDay = 20

/** The number where an agency’s client invoices start. */
export const firstInvoiceNumber = 1_001

/** How many agents an agency's lead can invite per day. */
export const agentsInvitedPerDay = 20

/** Normalizes a license number, without the characters people write differently. */
export const plainNumber = (number: string): string => number.toUpperCase().replaceAll(/[ .-]/g, '')

/** An IATA or CLIA number without the signs that people write differently. */
export const plainIata = (number: string): string => number.replaceAll(/[\s\p{Pd}]/gu, '')

/** The last day of an accreditation to warn of: from the first reminder day on, and once it is over. */
export const endsSoon = (lastDay: PlainDate | '', today: PlainDate): PlainDate | null =>
  lastDay !== '' && lastDay <= addDays(today, reminderDays[0]) ? lastDay : null

export type LicenseStatus = 'valid' | 'expires_soon' | 'expired' | 'unverified'

/** A license is valid through its expiry day; an unverified one isn't valid yet. */
export const licenseStatus = (
  { expiresOn, verified }: { expiresOn: PlainDate; verified: boolean },
  today: PlainDate,
): LicenseStatus => {
  if (expiresOn < today) return 'expired'
  if (!verified) return 'unverified'
  return expiresOn <= addDays(today, reminderDays[0]) ? 'expires_soon' : 'valid'
}

export const isLicensed = (status: LicenseStatus): boolean => status === 'valid' || status === 'expires_soon'

/** The reminder due today, or undefined: the closest one not yet sent. */
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
  | 'apply_again'
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
  apply_again: { from: ['rejected'], to: 'submitted' },
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  lapse: { from: ['active'], to: 'lapsed' },
  renew: { from: ['active', 'lapsed'], to: 'active' },
  terminate: { from: ['active', 'paused', 'lapsed'], to: 'terminated' },
}

/** The state a decision leads to; undefined if it can't be made. */
export const stateAfter = (decision: Decision, from: ApplicationState): ApplicationState | undefined =>
  decisions[decision].from.includes(from) ? decisions[decision].to : undefined

export const canRenew = (state: ApplicationState): boolean => stateAfter('renew', state) !== undefined

/** "Ada Q.": enough to recognize the person they sent, and no more. */
export const shortName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last.slice(0, 1)}.` : first
}

const order: readonly HomeReferralState[] = ['submitted', 'contacted', 'inspected', 'signed', 'live']

/**
 * A referred home moves forward, and can be declined any time before it is live; one published in error only goes back
 * to signed.
 */
export const canMoveHome = (from: HomeReferralState, to: HomeReferralState): boolean => {
  if (from === 'declined') return false
  if (from === 'live') return to === 'signed'
  return to === 'declined' || order.indexOf(to) > order.indexOf(from)
}
