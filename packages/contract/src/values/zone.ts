import type { PlainDate } from './dates.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

const wallClock = (instant: Date, zone: string) => {
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
    asUtc: Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`),
  }
}

/** The last date in each zone, with its minute: zones are whole minutes apart. */
const lately = new Map<string, { minute: number; date: PlainDate }>()

/** The calendar date of an instant in a time zone: "today" for a home (R13). */
export const dateIn = (zone: string, instant: Date): PlainDate => {
  const minute = Math.floor(instant.getTime() / 60_000)
  const last = lately.get(zone)
  if (last?.minute === minute) return last.date
  const { date } = wallClock(instant, zone)
  lately.set(zone, { minute, date })
  return date
}

/** The local time `HH:MM` of an instant in a time zone. */
export const timeIn = (zone: string, instant: Date): string => wallClock(instant, zone).time

const clocks = new Map<string, Intl.DateTimeFormat>()

/** `4:00 PM EDT`: a time of day is always shown with its time zone. */
export const clockWithZone = (zone: string, instant: Date): string => {
  const known = clocks.get(zone)
  const options = { timeZone: zone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  const format = known ?? new Intl.DateTimeFormat('en-US', options)
  if (!known) clocks.set(zone, format)
  return format.format(instant).replaceAll('\u202f', ' ')
}

/** `16:00` → `4:00 PM`: for a home, whose time zone is shown next to it. */
export const clockOfDay = (time: string): string => {
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)]
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * The instant at which a time zone's clock shows `date` `time` (`HH:MM`) (R36, R71). A time skipped by daylight saving
 * gives the instant the same amount after the jump; a repeated one gives the first.
 */
export const instantAt = (zone: string, date: PlainDate, time: string): Date => {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const offsetAt = (moment: number) => wallClock(new Date(moment), zone).asUtc - Math.floor(moment / 1000) * 1000
  const before = offsetAt(wanted - 86_400_000)
  const after = offsetAt(wanted + 86_400_000)
  const first = wanted - before
  return offsetAt(first) === before
    ? new Date(first)
    : new Date(wanted - (offsetAt(wanted - after) === after ? after : before))
}

export const isZone = (zone: string): boolean => {
  try {
    formatIn(zone)
    return true
  } catch {
    return false
  }
}
