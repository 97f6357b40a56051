import type { FeedNoteCode, FeedProblemCode, PlainDate } from '@porchlight/contract'

type Params = Record<string, string | number>

/** Why a whole calendar was rejected: a code and its data, turned into words where people read it. */
export type FeedProblem = { code: FeedProblemCode; params: Params }

/** What could not be followed exactly in an event, and which event it was. */
export type FeedNote = {
  code: FeedNoteCode
  params: Params
  uid: string | null
  summary: string
  on: PlainDate | null
}

/** A note without the event it is about. */
export type EventFault = Pick<FeedNote, 'code' | 'params'>

export const fault = (code: FeedNoteCode, params: Params = {}): EventFault => ({ code, params })
export const problem = (code: FeedProblemCode, params: Params = {}): FeedProblem => ({ code, params })

/** Errors in the file itself: the read counts as failed, although everything readable was imported. */
const broken: ReadonlySet<FeedNoteCode> = new Set([
  'unreadable',
  'no_start',
  'ends_before_start',
  'zone_broken',
  'rule_widened',
])
/** Decisions an owner may want to look up, but need not be notified about. */
const quiet: ReadonlySet<FeedNoteCode> = new Set(['takes_no_night', 'one_night', 'exception_unmatched'])

export const isBroken = ({ code }: EventFault): boolean => broken.has(code)
export const isWorthNotifying = ({ code }: EventFault): boolean => !quiet.has(code)
