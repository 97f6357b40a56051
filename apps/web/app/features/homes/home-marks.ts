import type { OwnerHome } from '@porchlight/contract'
import type { StatusState } from '@porchlight/ui'

/** Status marks of a home. */
export const homeMarks: Record<OwnerHome['status'], StatusState> = {
  draft: 'off',
  submitted: 'waiting',
  vetting: 'half',
  live: 'done',
  paused: 'waiting',
  retired: 'off',
}
