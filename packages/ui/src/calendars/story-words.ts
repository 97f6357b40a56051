import { writtenDate } from './date-names.ts'
import type { RangeCalendarWords } from './range-calendar.tsx'

/** The calendars' texts in the workbench. */

export const storyToday = '2027-06-20'

export const calendarWords = {
  calendar: 'Calendar',
  previousMonth: 'Earlier month',
  nextMonth: 'Later month',
  month: 'Month',
  year: 'Year',
}

const written = (date: string): string => writtenDate(date, 'en-US')

export const rangeWords: RangeCalendarWords = {
  ...calendarWords,
  clear: 'Clear dates',
  nearest: 'Near by: ',
  status: ({ start, end }, phase) => {
    if (start && end) return `${written(start)} – ${written(end)}`
    return phase === 'end' ? 'Now the last day' : 'Choose the first day'
  },
  day: ({ longDate, state, role, price }) =>
    [longDate, role ?? (state === 'taken' ? 'taken' : undefined), price].filter(Boolean).join(', '),
}

export const dateWords = {
  ...calendarWords,
  open: 'Choose a date',
  close: 'Close',
  unclear: 'This is not a date. Write it as May 10th 2027, for example.',
  held: (date: string) => `The nearest possible date is ${date}.`,
}
