const name = 'aesthetic-profile-to-adopt'

/** A profile to save to the account after login or sign-up. */
export type PendingAdoption = { id: string; secret: string }

/** Time to log in. Later users of this device did not request it. */
const hour = 3_600_000

export const savePendingAdoption = (profile: PendingAdoption, now: number): void => {
  try {
    localStorage.setItem(name, JSON.stringify({ ...profile, until: now + hour }))
  } catch {
    // Without storage, the address brings the user back.
  }
}

const textsIn = (stored: unknown): stored is PendingAdoption & { until: number } => {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, secret, until } = stored as Record<string, unknown>
  return typeof id === 'string' && typeof secret === 'string' && typeof until === 'number'
}

/** Reads the pending profile once. */
export const takePendingAdoption = (now: number): PendingAdoption | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    localStorage.removeItem(name)
    return textsIn(stored) && now < stored.until ? { id: stored.id, secret: stored.secret } : undefined
  } catch {
    return undefined
  }
}
