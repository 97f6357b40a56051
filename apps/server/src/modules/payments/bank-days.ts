import { addDays, bankDays, dateIn, instantAt, type PlainDate, weekdayOf } from '@porchlight/contract'

/** Hours in which a card may take the place of a bank debit that was returned. */
export const returnGraceHours = 48

const isWorkingDay = (date: PlainDate): boolean => weekdayOf(date) !== 0 && weekdayOf(date) !== 6

/** The last of `days` working days after a date; the date itself does not count. */
const workingDaysAfter = (date: PlainDate, days: number): PlainDate => {
  let day = date
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/**
 * By when a bank that is asked at `now` has answered: noon after its last working day, by the clock of the home.
 * Public holidays are not counted: banks mostly take less than the days that are stated.
 */
export const bankAnswerBy = (now: Date, timeZone: string): Date =>
  instantAt(timeZone, addDays(workingDaysAfter(dateIn(timeZone, now), bankDays), 1), '12:00')

/** Until when a card may take the place of a debit that was returned at `now`. */
export const graceUntil = (now: Date): Date => new Date(now.getTime() + returnGraceHours * 3_600_000)

/** Whether there is time for the bank to answer, and for a card after it, before the guest is at the door. */
export const bankIsInTime = (now: Date, checkInAt: Date, timeZone: string): boolean =>
  graceUntil(bankAnswerBy(now, timeZone)) <= checkInAt
