import { area } from '../words.ts'

/** Flexible dates. */
export const flexibleDatesWords = area({
  flexible: 'Flexible',
  theseDays: 'These dates only',
  earlierOrLater: 'Earlier or later',
  howLong: 'How long',
  lengths: { weekend: 'Weekend', week: 'Week', month: 'Month' },
  inMonth: 'In the month of',
})
