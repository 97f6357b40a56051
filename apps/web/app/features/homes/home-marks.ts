import type { OwnerHome } from '@porchlight/contract'
import type { StatusState } from '@porchlight/ui'

/** How the state of a home is marked, beside its word. */
export const homeMarks: Record<OwnerHome['status'], StatusState> = {
  draft: 'off',
  submitted: 'waiting',
  vetting: 'half',
  live: 'done',
  paused: 'waiting',
  retired: 'off',
}
