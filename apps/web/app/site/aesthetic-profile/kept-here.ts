const name = 'aesthetic-profile-to-adopt'

/** A profile that someone wants with his account, on the way through the login or the sign-up. */
export type ToAdopt = { id: string; secret: string }

/** For so long he may take to log in: whoever comes to this device later asked for nothing. */
const hour = 3_600_000

export const noteToAdopt = (profile: ToAdopt, now: number): void => {
  try {
    localStorage.setItem(name, JSON.stringify({ ...profile, until: now + hour }))
  } catch {
    // Without room he comes back by the address, and keeps it from there.
  }
}

const textsIn = (kept: unknown): kept is ToAdopt & { until: number } => {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, secret, until } = kept as Record<string, unknown>
  return typeof id === 'string' && typeof secret === 'string' && typeof until === 'number'
}

/** What is to be adopted, told once. */
export const takeToAdopt = (now: number): ToAdopt | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    localStorage.removeItem(name)
    return textsIn(kept) && now < kept.until ? { id: kept.id, secret: kept.secret } : undefined
  } catch {
    return undefined
  }
}
