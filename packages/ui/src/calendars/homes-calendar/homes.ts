import type { ReactNode } from 'react'
import type { PickedNights } from './picked-nights.ts'

export type ClaimKind = 'booked' | 'requested' | 'opened' | 'blocked' | 'turnover' | 'externalblock'

/** A claim on nights, drawn as a bar from the middle of the day of arrival to that of departure. */
export type HomeClaim = {
  key: string
  kind: ClaimKind
  from: string
  to: string
  /** Written on the bar; where there is none, `name` is told. */
  label: string
  name: string
  /** Behind the label where there is room: how many nights. */
  note?: string
  /** Before the label: how far it is paid. */
  mark?: { state: 'paid' | 'partly_paid' | 'not_due' | 'overdue'; name: string }
  /** Where it leads without scripts. */
  href?: string
  /** It can be dragged to other days and other homes, and longer or shorter at its end. */
  movable?: boolean
}

/** Where a claim was dragged: to a home, and the days it would have there. */
export type MovedClaim = { key: string; fromHomeId: number; homeId: number; from: string; to: string }

/** A night as the calendar shows it: what it is told as, whether it can be taken, and a price or another short text. */
export type HomeNight = {
  name: string
  free: boolean
  text?: string | null
  /** It is free, but between two claims that leave too few nights. */
  gap?: boolean
  /** It is not known yet: a calm line stands in its place. */
  waits?: boolean
}

export type HomeLine = {
  id: number
  /** What stands in the first column: a picture, a link. */
  name: ReactNode
  /** Today where the home is: what came before is over. */
  today: string
  claims: readonly HomeClaim[]
  /** A night of the home; `claim` is the one that covers it, if any. Asked only for nights in view. */
  nightOf: (date: string, claim: HomeClaim | undefined) => HomeNight
  /** Its panel stands open. */
  isOpen?: boolean
  /** In place of its nights when they are not known. */
  unread?: ReactNode
}

export type HomeGroup = { id: string; name: ReactNode; homes: readonly HomeLine[] }

export type DayHead = { short: string; name: string }

export type HomesCalendarProps = {
  label: string
  /** Read with the grid: which keys do what. */
  help: string
  /** Over the first column: how many homes there are. */
  corner: ReactNode
  /** The first day in view, and how many there are. */
  from: string
  days: number
  today: string
  dayHead: (date: string) => DayHead
  groups: readonly HomeGroup[]
  picked: PickedNights | undefined
  onPick: (picked: PickedNights | undefined) => void
  /** The panel is wanted for what is picked. */
  onOpen: (byKeyboard: boolean) => void
  /** Escape. */
  onClear: () => void
  /** What the card of a claim says and offers. */
  card: (home: HomeLine, claim: HomeClaim, close: () => void) => { name: string; content: ReactNode }
  closeLabel: string
  /**
   * Pixels of a day. With it the calendar scrolls by itself in both ways and draws only what is in view; without it the
   * days share the width there is.
   */
  dayWidth?: number
  /** "July 2027", over the days of a calendar that scrolls. */
  monthName?: (month: string) => string
  maxHeight?: string
  /** The day to stand first in a calendar that scrolls; another one brings it there. */
  lookAt?: string
  /** Which days and homes are in view or near, whenever that changes: what has to be known. */
  onNear?: (near: NearNights) => void
  /** The day that stands first once scrolling rests. */
  onRest?: (date: string) => void
  /** A movable claim was dropped elsewhere; nothing is moved by that. */
  onMove?: (moved: MovedClaim) => void
}

/** Days `[from, to)` of homes. */
export type NearNights = { from: string; to: string; homeIds: readonly number[] }

/** Days in view, counted from the first: `[first, end)`. */
export type DayRange = { first: number; end: number }
