const nameOf = (accountId: number): string => `owner-home-${accountId}`

/** The id of the home an owner chose last on this device; undefined when they chose none, or forgot it. */
export const lastHome = (accountId: number): string | undefined => {
  try {
    const stored = localStorage.getItem(nameOf(accountId))
    return stored !== null && /^\d{1,15}$/.test(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export const keepLastHome = (accountId: number, homeId: string | undefined): void => {
  try {
    if (homeId === undefined) localStorage.removeItem(nameOf(accountId))
    else localStorage.setItem(nameOf(accountId), homeId)
  } catch {
    // A browser that keeps nothing shows all homes.
  }
}
