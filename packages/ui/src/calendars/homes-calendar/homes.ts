import type { ReactNode } from 'react'
import type { PickedNights } from './picked-nights.ts'

export type ClaimKind = 'booked' | 'requested' | 'opened' | 'blocked' | 'turnover' | 'externalblock'

/** A claim on nights, drawn as a bar from the middle of its arrival day to the middle of its departure day. */
export type HomeClaim = {
  key: string
  kind: ClaimKind
  from: string
  to: string
  /** The text on the bar; if empty, `name` is announced. */
  label: string
  name: string
  /** Shown after the label if there is room: the number of nights. */
  note?: string
  /** Shown before the label: its payment status. */
  mark?: { state: 'paid' | 'partly_paid' | 'not_due' | 'overdue'; name: string }
  /** Where it links to without scripts. */
  href?: string
  /** It can be dragged to other days and homes, and extended or shortened at its end. */
  movable?: boolean
}

/** Where a claim was dragged: a home, and its new dates there. */
export type MovedClaim = { key: string; fromHomeId: number; homeId: number; from: string; to: string }

/** A night as displayed: its accessible text, whether it can be selected, and a price or another short text. */
export type HomeNight = {
  name: string
  free: boolean
  text?: string | null
  /** It is available, but between two claims that leave too few nights. */
  gap?: boolean
  /** Not loaded yet: a placeholder line is shown. */
  waits?: boolean
}

export type HomeLine = {
  id: number
  /** The content of the first column: a picture, a link. */
  name: ReactNode
  /** Today in the home's time zone: earlier days are past. */
  today: string
  claims: readonly HomeClaim[]
  /** A night of the home; `claim` is the one that covers it, if any. Called only for nights in view. */
  nightOf: (date: string, claim: HomeClaim | undefined) => HomeNight
  /** Its panel is open. */
  isOpen?: boolean
  /** Shown in place of its nights if they can't be loaded. */
  unread?: ReactNode
}

export type HomeGroup = { id: string; name: ReactNode; homes: readonly HomeLine[] }

export type DayHead = { short: string; name: string }

export type HomesCalendarProps = {
  label: string
  /** Announced with the grid: the available keys. */
  help: string
  /** Above the first column: the number of homes. */
  corner: ReactNode
  /** The first day in view, and the number of days. */
  from: string
  days: number
  today: string
  dayHead: (date: string) => DayHead
  groups: readonly HomeGroup[]
  picked: PickedNights | undefined
  onPick: (picked: PickedNights | undefined) => void
  /** Requests the panel for the selection. */
  onOpen: (byKeyboard: boolean) => void
  /** Escape. */
  onClear: () => void
  /** The content and actions of a claim's card. */
  card: (home: HomeLine, claim: HomeClaim, close: () => void) => { name: string; content: ReactNode }
  closeLabel: string
  /**
   * The width of a day in pixels. If set, the calendar scrolls in both directions on its own and renders only what is in
   * view; otherwise the days share the available width.
   */
  dayWidth?: number
  /** "July 2027", above the days of a scrolling calendar. */
  monthName?: (month: string) => string
  maxHeight?: string
  /** The first visible day of a scrolling calendar; a new value scrolls there. */
  lookAt?: string
  /** Called when the days and homes in or near the view change: their data is needed. */
  onNear?: (near: NearNights) => void
  /** Called with the first visible day once scrolling stops. */
  onRest?: (date: string) => void
  /** A movable claim was dropped elsewhere; this alone doesn't move it. */
  onMove?: (moved: MovedClaim) => void
}

/** Days `[from, to)` of homes. */
export type NearNights = { from: string; to: string; homeIds: readonly number[] }

/** Days in view, counted from the first: `[first, end)`. */
export type DayRange = { first: number; end: number }
