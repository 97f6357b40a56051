import type { PlainDate } from '@porchlight/contract'
import type { Param } from '@porchlight/wording'

/** A moment in a time zone, and a day, as message values. */
export const momentOf = (at: Date, zone: string): Param => ({ instant: at.toISOString(), zone })
export const dayOf = (day: PlainDate): Param => ({ day })
