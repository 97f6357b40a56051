const nameOf = (accountId: number): string => `push-chosen-${accountId}`

const chosen = (accountId: number): string | null => {
  try {
    return localStorage.getItem(nameOf(accountId))
  } catch {
    return null
  }
}

/** Whether this person turned on push notifications in this browser; someone else who logs in here has not. */
export const hasChosenPush = (accountId: number): boolean => chosen(accountId) === '1'

/** Whether the person turned them off here. The app, if the system permits notifications, gets them unless they did. */
export const hasDeclinedPush = (accountId: number): boolean => chosen(accountId) === '0'

export const choosePush = (accountId: number, on: boolean): void => {
  try {
    localStorage.setItem(nameOf(accountId), on ? '1' : '0')
  } catch {
    // A browser without storage asks again after the next login.
  }
}
