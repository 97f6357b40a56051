import type { PersonCard } from '@porchlight/contract'
import type { StatusState } from '@porchlight/ui'

/** The mark of what an account's door looks like. */
export const accessMarks: Record<PersonCard['state'], StatusState> = {
  active: 'done',
  invited: 'waiting',
  deactivated: 'off',
  merged: 'off',
  closed: 'off',
}
