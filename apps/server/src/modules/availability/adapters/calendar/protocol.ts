import type { FeedHome } from '../../engine/feed-events.ts'
import type { Window } from '../../engine/feed-occurrences.ts'

/** What the thread is given. Its answer is a `CalendarReading`. */
export type CalendarWork = { content: string; home: FeedHome; window: Window }
