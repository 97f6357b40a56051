import { addDays, dateIn, instantAt, type QuietHours, timeIn } from '@porchlight/contract'

/** A person's clock, and when nothing may ring. */
export type Rest = { timeZone: string; quiet: QuietHours | null }

/** Where people live who have not said where. */
export const usualZone = 'America/New_York'
export const usualQuiet: QuietHours = { from: '21:00', to: '08:00' }

const halfHourMs = 1_800_000

/** Whether an instant lies within quiet hours, which may go past midnight. Equal times mean none. */
export const isQuiet = ({ timeZone, quiet }: Rest, instant: Date): boolean => {
  if (!quiet || quiet.from === quiet.to) return false
  const time = timeIn(timeZone, instant)
  return quiet.from < quiet.to ? time >= quiet.from && time < quiet.to : time >= quiet.from || time < quiet.to
}

/** The instant itself, or the end of the quiet hours it lies in. */
export const whenAwake = (rest: Rest, instant: Date): Date => {
  const { timeZone, quiet } = rest
  if (!quiet || !isQuiet(rest, instant)) return instant
  const today = dateIn(timeZone, instant)
  const isEvening = quiet.from > quiet.to && timeIn(timeZone, instant) >= quiet.from
  let end = instantAt(timeZone, isEvening ? addDays(today, 1) : today, quiet.to)
  // When clocks are put back the end of the quiet comes twice; we wait for the second.
  while (end <= instant || isQuiet(rest, end)) end = new Date(end.getTime() + halfHourMs)
  return end
}
