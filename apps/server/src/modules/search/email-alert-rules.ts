import { type AlertFrequency, mostSavedSearches, type SearchAlert } from '@porchlight/contract'

/** Emails to confirm that one address gets for one search, however often the form is sent. */
export const mostConfirmations = 3
/** A new one is sent at most so often. */
const confirmationMinutes = 10
/** Searches that one mailbox follows; beyond, nothing is sent. */
export const mostAlerts = mostSavedSearches

const minute = 60_000
const hour = 60 * minute
/** A look may come a little early, so that one that was late once does not put off the next by a day. */
const waits: Readonly<Record<AlertFrequency, number>> = { daily: 23 * hour, weekly: (7 * 24 - 1) * hour }

type Known = { state: SearchAlert['state']; requested_at: Date; requested_times: number }

/** Whether a known search is written about once more: not while it is on, not at once, and not for ever. */
export const mayConfirm = ({ state, requested_at, requested_times }: Known, now: Date): boolean =>
  state !== 'confirmed' &&
  requested_times < mostConfirmations &&
  now.getTime() - requested_at.getTime() >= confirmationMinutes * minute

export const isLookDue = (alert: { frequency: AlertFrequency; looked_at: Date }, now: Date): boolean =>
  now.getTime() - alert.looked_at.getTime() >= waits[alert.frequency]
