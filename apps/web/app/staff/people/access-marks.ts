import type { PersonCard } from '@porchlight/contract'
import type { StatusState } from '@porchlight/ui'

/** The status mark for each account state. */
export const accessMarks: Record<PersonCard['state'], StatusState> = {
  active: 'done',
  invited: 'waiting',
  deactivated: 'off',
  merged: 'off',
  closed: 'off',
}
