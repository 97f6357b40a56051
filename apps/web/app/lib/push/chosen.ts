const nameOf = (accountId: number): string => `push-chosen-${accountId}`

/** Whether this person has asked for pushes on this browser; somebody else who logs in here has not. */
export const hasChosenPush = (accountId: number): boolean => {
  try {
    return localStorage.getItem(nameOf(accountId)) !== null
  } catch {
    return false
  }
}

export const choosePush = (accountId: number, on: boolean): void => {
  try {
    if (on) localStorage.setItem(nameOf(accountId), '1')
    else localStorage.removeItem(nameOf(accountId))
  } catch {
    // A browser that keeps nothing asks again after the next login.
  }
}
