export type Clock = { unit: 'minutes' | 'hours' | 'days'; number: number; late: boolean }

const minuteMs = 60_000

/** Time until something is due, or since it was due; null if it is due in more than two days, where a date says more. */
export const clockOf = (dueAt: string, now: string): Clock | null => {
  const minutes = Math.round((Date.parse(dueAt) - Date.parse(now)) / minuteMs)
  const [size, late] = [Math.abs(minutes), minutes < 0]
  if (size > 48 * 60) return late ? { unit: 'days', number: Math.round(size / (24 * 60)), late } : null
  return size < 90 ? { unit: 'minutes', number: size, late } : { unit: 'hours', number: Math.round(size / 60), late }
}
