import { addDays, dateIn, instantAt, type QuietHours, timeIn } from '@porchlight/contract'

/** A person's time zone and quiet hours. */
export type Rest = { timeZone: string; quiet: QuietHours | null }

/** Time zone for people who haven't set one. */
export const usualZone = 'America/New_York'
export const usualQuiet: QuietHours = { from: '21:00', to: '08:00' }

const halfHourMs = 1_800_000

/** Whether an instant is within quiet hours, which can cross midnight. Equal times mean none. */
export const isQuiet = ({ timeZone, quiet }: Rest, instant: Date): boolean => {
  if (!quiet || quiet.from === quiet.to) return false
  const time = timeIn(timeZone, instant)
  return quiet.from < quiet.to ? time >= quiet.from && time < quiet.to : time >= quiet.from || time < quiet.to
}

/** The instant itself, or the end of the quiet hours it is in. */
export const whenAwake = (rest: Rest, instant: Date): Date => {
  const { timeZone, quiet } = rest
  if (!quiet || !isQuiet(rest, instant)) return instant
  const today = dateIn(timeZone, instant)
  const isEvening = quiet.from > quiet.to && timeIn(timeZone, instant) >= quiet.from
  let end = instantAt(timeZone, isEvening ? addDays(today, 1) : today, quiet.to)
  // When clocks are set back, the end of quiet hours occurs twice; wait for the second.
  while (end <= instant || isQuiet(rest, end)) end = new Date(end.getTime() + halfHourMs)
  return end
}
