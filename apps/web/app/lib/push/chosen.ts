const nameOf = (accountId: number): string => `push-chosen-${accountId}`

const chosen = (accountId: number): string | null => {
  try {
    return localStorage.getItem(nameOf(accountId))
  } catch {
    return null
  }
}

/** Whether this person has asked for pushes on this browser; someone else who logs in here has not. */
export const hasChosenPush = (accountId: number): boolean => chosen(accountId) === '1'

/** Whether the person turned them off here. The app, which the system allows to ring, gets them unless they did. */
export const hasDeclinedPush = (accountId: number): boolean => chosen(accountId) === '0'

export const choosePush = (accountId: number, on: boolean): void => {
  try {
    localStorage.setItem(nameOf(accountId), on ? '1' : '0')
  } catch {
    // A browser that keeps nothing asks again after the next login.
  }
}
