import type { FeedHealth } from '@porchlight/contract'
import type { StatusState } from '@porchlight/ui'

/** How the state of another calendar is marked. */
export const feedMarks: Record<FeedHealth['state'], StatusState> = {
  fresh: 'done',
  stale: 'waiting',
  failing: 'broken',
  never: 'off',
}
