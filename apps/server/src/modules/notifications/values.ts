import type { PlainDate } from '@porchlight/contract'
import type { Param } from '@porchlight/wording'

/** A moment by the clock of a zone, and a day, as values of messages. */
export const momentOf = (at: Date, zone: string): Param => ({ instant: at.toISOString(), zone })
export const dayOf = (day: PlainDate): Param => ({ day })
