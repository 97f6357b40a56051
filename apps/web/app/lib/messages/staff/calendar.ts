import { area } from '../words.ts'

/** Filters and marks of the staff calendar; its other texts are those of every calendar. */
export const staffCalendarWords = area({
  anySize: 'Sleeps',
  sleeps: 'Sleeps {number}+',
  owner: 'Owner',
  remove: 'Remove filter: {filter}',
  openThisWeekend: 'Open this weekend',
  openOnDates: 'Open on dates',
  openBetween: 'Open {from} to {to}',
  firstNight: 'Check-in',
  departure: 'Check-out',
  show: 'Show homes',
  hidden: '{number, plural, one {# home hidden} other {# homes hidden}} by filters.',
  clear: 'Clear',
  balanceLegend: 'Balance',
})
