import type { FeedHealth } from '@porchlight/contract'
import type { StatusState } from '@porchlight/ui'

/** Status marks of imported calendars. */
export const feedMarks: Record<FeedHealth['state'], StatusState> = {
  fresh: 'done',
  stale: 'waiting',
  failing: 'broken',
  never: 'off',
}
