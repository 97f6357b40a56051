import './homes-calendar.css'
import { FitGrid } from './fit-grid.tsx'
import type { HomesCalendarProps } from './homes.ts'
import { ScrollGrid } from './scroll-grid.tsx'

export { BalanceMark, ClaimMark } from './claim-bar.tsx'
export type {
  ClaimKind,
  DayHead,
  HomeClaim,
  HomeGroup,
  HomeLine,
  HomeNight,
  HomesCalendarProps,
  MovedClaim,
  NearNights,
} from './homes.ts'
export { nightsPicked, type PickedNights } from './picked-nights.ts'

/**
 * Many homes down, days across: who holds which nights, and what the free ones cost. Nights are taken by dragging or by
 * keys; a bar tells about itself when it is pointed at.
 */
export const HomesCalendar = (props: HomesCalendarProps) =>
  props.dayWidth === undefined ? <FitGrid {...props} /> : <ScrollGrid {...props} dayWidth={props.dayWidth} />

/** Puts the focus back on the night it was on. */
export const focusNight = (within: ParentNode = document): void =>
  within.querySelector<HTMLElement>('.ui-homes-cell[tabindex="0"]')?.focus({ preventScroll: true })
