import type { accountantStates } from '@porchlight/contract'

type Stored = { confirmed_at: Date | null; expires_at: Date }

export const stateOf = ({ confirmed_at, expires_at }: Stored, now: Date): (typeof accountantStates)[number] => {
  if (confirmed_at) return 'active'
  return expires_at > now ? 'invited' : 'expired'
}

/** Minutes between records of an accountant's last visit: one write an hour, not one per page. */
const seenMinutes = 60

export const isSeenLately = (seenAt: Date | null, now: Date): boolean =>
  seenAt !== null && now.getTime() - seenAt.getTime() < seenMinutes * 60_000
