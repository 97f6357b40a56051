import { addDays, bankDays, dateIn, instantAt, type PlainDate, weekdayOf } from '@porchlight/contract'

/** How many hours a card can replace a returned bank debit. */
export const returnGraceHours = 48

const isWorkingDay = (date: PlainDate): boolean => weekdayOf(date) !== 0 && weekdayOf(date) !== 6

/** The last of `days` working days after a date, which itself doesn't count. */
const workingDaysAfter = (date: PlainDate, days: number): PlainDate => {
  let day = date
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/**
 * The deadline for a bank asked at `now`: noon after its last working day, in the home's time zone. Public holidays are
 * ignored: banks usually take fewer than the stated days.
 */
export const bankAnswerBy = (now: Date, timeZone: string): Date =>
  instantAt(timeZone, addDays(workingDaysAfter(dateIn(timeZone, now), bankDays), 1), '12:00')

/** Until when a card can replace a debit returned at `now`. */
export const graceUntil = (now: Date): Date => new Date(now.getTime() + returnGraceHours * 3_600_000)

/** Whether there is time for the bank to answer, and for a card after that, before the guest arrives. */
export const bankIsInTime = (now: Date, checkInAt: Date, timeZone: string): boolean =>
  graceUntil(bankAnswerBy(now, timeZone)) <= checkInAt
