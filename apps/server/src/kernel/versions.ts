import { versionOfNone } from '@porchlight/contract'
import { Problem } from './problem.ts'
import { sha256 } from './secrets.ts'

/** The version of what is stored, as its editors read it: the same content has the same version. */
export const versionOf = (stored: object): string => sha256(JSON.stringify(stored)).slice(0, 22)

/**
 * A whole replaces a whole: someone else's change that its author hasn't read would be undone unseen. Lock it first.
 * @param stored undefined: it doesn't exist; what was deleted meanwhile would come back unseen
 * @throws Problem 409 settings_changed
 */
export const refuseUnread = (read: string | undefined, stored: string | undefined): void => {
  if (read === undefined || read === (stored ?? versionOfNone)) return
  throw new Problem(409, 'settings_changed', 'Someone else saved these settings since you opened them.')
}
