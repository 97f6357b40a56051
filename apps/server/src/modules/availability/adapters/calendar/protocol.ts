import type { FeedHome } from '../../engine/feed-events.ts'
import type { Window } from '../../engine/feed-occurrences.ts'

/** The thread's input. It responds with a `CalendarReading`. */
export type CalendarWork = { content: string; home: FeedHome; window: Window }
