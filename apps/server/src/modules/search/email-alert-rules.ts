import { type AlertFrequency, mostSavedSearches, type SearchAlert } from '@porchlight/contract'

/** The most confirmation emails one address gets for one search, however often the form is sent. */
export const mostConfirmations = 3
/** The minimum time between two of them. */
const confirmationMinutes = 10
/** The most searches one mailbox can follow; beyond that, nothing is sent. */
export const mostAlerts = mostSavedSearches

const minute = 60_000
const hour = 60 * minute
/** A check may run a little early, so that one late check doesn't delay the next by a day. */
const waits: Readonly<Record<AlertFrequency, number>> = { daily: 23 * hour, weekly: (7 * 24 - 1) * hour }

type Known = { state: SearchAlert['state']; requested_at: Date; requested_times: number }

/**
 * Returns whether to send another confirmation email for a known search: not while it is on, not right away, and not
 * forever.
 */
export const mayConfirm = ({ state, requested_at, requested_times }: Known, now: Date): boolean =>
  state !== 'confirmed' &&
  requested_times < mostConfirmations &&
  now.getTime() - requested_at.getTime() >= confirmationMinutes * minute

export const isLookDue = (alert: { frequency: AlertFrequency; looked_at: Date }, now: Date): boolean =>
  now.getTime() - alert.looked_at.getTime() >= waits[alert.frequency]
