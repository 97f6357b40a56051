import type { PlainDate, Stay } from '@porchlight/contract'
import type { HomeNights, SearchHome } from './engine/home.ts'
import type { Found, SearchCriteria, Showing } from './engine/query.ts'
import type { Loosened } from './engine/relax-filters.ts'
import type { Summary } from './engine/summary.ts'

/** A live home with its nights. */
export type SearchRow = { home: SearchHome; nights: HomeNights }

/** The requests the replica sends to the engine's thread. */
export type Ask =
  /** Build a new engine beside the one in use; the reply is the ids in memory order. */
  | { kind: 'build'; homes: SearchHome[]; firstDate: PlainDate }
  /** Fill the new engine. */
  | { kind: 'fill'; rows: SearchRow[] }
  /** Make the new engine answer from now on. */
  | { kind: 'open' }
  /** These nights are booked; the home is read again soon. */
  | { kind: 'take'; homeId: number; stay: Stay }
  | { kind: 'put'; rows: SearchRow[]; gone: number[] }
  | { kind: 'advance'; firstDate: PlainDate }
  | { kind: 'summary' }
  | { kind: 'search'; criteria: SearchCriteria; showing: Showing; now: Date }

/** `loosened` only if nothing was found. */
export type SearchAnswer = { found: Found; loosened: Loosened[] }

export type Reply = {
  build: number[]
  fill: null
  open: null
  put: null
  take: null
  advance: null
  summary: Summary
  search: SearchAnswer
}

export type SearchRequest = { ticket: number; ask: Ask }
export type SearchReply = { ticket: number; reply: Reply[Ask['kind']] } | { ticket: number; fault: string }
