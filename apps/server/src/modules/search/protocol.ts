import type { PlainDate } from '@porchlight/contract'
import type { Loosened } from './engine/loosen.ts'
import type { Found, Showing, Wish } from './engine/query.ts'
import type { SearchRow } from './snapshot.ts'

/** What the replica asks of its worker thread. */
export type Ask =
  | { kind: 'load'; rows: SearchRow[]; firstDate: PlainDate }
  | { kind: 'put'; rows: SearchRow[]; gone: number[] }
  | { kind: 'search'; wish: Wish; showing: Showing; now: Date }
export type Asked = { ticket: number; ask: Ask }

/** `loosened` only when nothing was found. */
export type SearchAnswer = { found: Found; loosened: Loosened[] }
export type Told = { ticket: number; answer?: SearchAnswer; fault?: string }
