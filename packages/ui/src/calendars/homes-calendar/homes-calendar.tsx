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
 * Many homes in rows, days in columns: who has which nights, and the price of available ones. Nights are selected by
 * dragging or by keyboard; hovering a bar shows its details.
 */
export const HomesCalendar = (props: HomesCalendarProps) =>
  props.dayWidth === undefined ? <FitGrid {...props} /> : <ScrollGrid {...props} dayWidth={props.dayWidth} />

/** Returns the focus to the night it was on. */
export const focusNight = (within: ParentNode = document): void =>
  within.querySelector<HTMLElement>('.ui-homes-cell[tabindex="0"]')?.focus({ preventScroll: true })
