import { addDays, dateIn, instantAt } from '@porchlight/contract'

const hourMs = 3_600_000

/** Times an item can be snoozed until, on the team's clock. */
export const snoozeTimes = (now: Date, zone: string) => {
  const today = dateIn(zone, now)
  return {
    hours: new Date(now.getTime() + 3 * hourMs),
    tomorrow: instantAt(zone, addDays(today, 1), '09:00'),
    week: instantAt(zone, addDays(today, 7), '09:00'),
  }
}
