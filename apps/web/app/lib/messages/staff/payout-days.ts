import { area } from '../words.ts'

export const payoutDaysWords = area({
  title: 'Payout days',
  change: 'Change payout days',
  next: 'Next: {days}',
  noNext: 'Owners see no payout date until you set one.',
  every: 'Pay owners',
  choices: {
    month: 'Monthly',
    week: 'Weekly',
    none: 'No set day',
  },
  day: 'Day',
  other: 'Second day',
  noOther: 'None',
  dayOfMonth: 'Day {day}',
  weekday: 'Weekday',
  said: {
    none: 'no set day',
    week: 'every {day}',
    month: 'on day {day} of each month',
    twice: 'on days {day} and {other} of each month',
  },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  save: 'Save payout days',
  saveTitle: 'Change payout days?',
  consequence:
    'Payouts {schedule}. Owners see the next date beside their earnings right away. A date on a weekend or bank holiday moves to the next banking day. You still prepare and send each run.',
  saved: 'Payout days saved.',
  history: 'Changes to payout days',
  when: 'When',
  who: 'Who',
  what: 'Change',
})
