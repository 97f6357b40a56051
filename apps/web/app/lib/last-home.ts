const nameOf = (accountId: number): string => `owner-home-${accountId}`

/** The id of the home an owner last chose on this device; undefined if they chose none or cleared it. */
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
    // A browser without storage shows all homes.
  }
}
