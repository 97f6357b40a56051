import ICAL from 'ical.js'
import type { Component } from '../../engine/content-lines.ts'

/** `[name, parameters, type, ...values]`, the format ical.js uses for a line. */
type Property = [string, Record<string, string | string[]>, string, ...unknown[]]

/** A property's values as written, with its parameters; `isReadable` is false if the line isn't a property. */
export type Values = { values: unknown[]; type: string; parameter: (name: string) => string; isReadable: boolean }

const unreadable: Values = { values: [], type: '', parameter: () => '', isReadable: false }

const nameOf = (line: string): string => /^[\w-]{1,60}/.exec(line)?.[0].toUpperCase() ?? ''

const datesLine =
  /^(?:DTSTART|DTEND|RECURRENCE-ID|RDATE|EXDATE|FREEBUSY)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/i

/**
 * Dates and times as written: in every ISO 8601 form, and with a VALUE that is often missing or wrong. A library would
 * give up on most of these, and the nights would be lost.
 */
function dates(line: string): Values | undefined {
  const [, parameters = '', text] = datesLine.exec(line) ?? []
  if (text === undefined) return undefined
  const [, type = ''] = /;VALUE=([\w-]+)/i.exec(parameters) ?? []
  const { parameter, isReadable } = fromLibrary(`X-DATES${parameters.replace(/;VALUE=[^;:]*/i, '')}:`)
  return { values: text.split(',').map((value) => value.trim()), type: type.toLowerCase(), parameter, isReadable }
}

const zoneWithColon =
  /^([\w-]+(?:;[\w-]+=[^";:]*)*?;TZID=)([^";:]*:[^";]*?)((?:;[\w-]+=[^";:]*)*:\d{4}-?\d{2}-?\d{2}(?:[T ,].*)?)$/i

/** `TZID=(UTC-05:00) Eastern Time:` lacks the quotes that a colon requires. */
const quoted = (line: string): string => line.replace(zoneWithColon, '$1"$2"$3')

function fromLibrary(line: string): Values {
  try {
    const [, parameters, type, ...values] = ICAL.parse.property(line) as Property
    return {
      values,
      type,
      parameter: (name) => [parameters[name] ?? ''].flat()[0] ?? '',
      isReadable: true,
    }
  } catch {
    return unreadable
  }
}

function read(line: string): Values {
  const written = quoted(line)
  return dates(written) ?? fromLibrary(written)
}

/** All of a component's properties with this name. */
export const propertiesOf = (component: Component, name: string): Values[] =>
  component.lines.filter((line) => nameOf(line) === name).map(read)

/** The text of a property; undefined if the component has none that is readable. */
export function textOf(component: Component, name: string): string | undefined {
  const [found] = propertiesOf(component, name)
  const [value] = found?.values ?? []
  return typeof value === 'string' ? value : undefined
}

/** A component's rules as written; a library would reject all of them because of a single part. */
export const rulesOf = (component: Component, name: string): string[] =>
  component.lines.filter((line) => nameOf(line) === name).map((line) => line.slice(line.indexOf(':') + 1).trim())

const shape =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s?(?:(Z)|([+-])(\d{2}):?(\d{2})?)?)?$/i

/** `+0900` after a time: how many milliseconds it is ahead of UTC. */
const aheadBy = (sign: string | undefined, hours = '0', minutes = '0'): number =>
  (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000

/** A date or time as a wall time, with its kind; null if it is neither. */
export function wallIn(value: unknown): { wall: number; isDay: boolean; isUtc: boolean } | null {
  if (typeof value !== 'string') return null
  const [, written, month, date, hour, minute = '00', second = '00', utc, ...offset] = shape.exec(value.trim()) ?? []
  if (!written) return null
  // Calendars write the years 1 and 9999 for "always"; centuries no one lives in are all equivalent.
  const year = Math.min(Math.max(Number(written), 1200), 8800)
  const midnight = Date.parse(`${year}-${month}-${date}T00:00:00Z`)
  // JavaScript treats February 30 as March 2.
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(date)) return null
  if (hour === undefined) return { wall: midnight, isDay: true, isUtc: false }
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Math.min(Number(second), 59)
  const isMidnightBehind = hour === '24' && minute === '00'
  if ((Number(hour) > 23 && !isMidnightBehind) || Number(minute) > 59 || Number(second) > 60) return null
  const [sign, ...ahead] = offset
  const wall = midnight + seconds * 1000 - aheadBy(sign, ...ahead)
  return { wall, isDay: false, isUtc: utc !== undefined || sign !== undefined }
}

/** The dates and times of a property, in order; null for an unreadable one. */
export const wallsIn = (component: Component, name: string): (number | null)[] =>
  propertiesOf(component, name).flatMap(({ values, isReadable }) =>
    isReadable ? values.map((value) => wallIn(value)?.wall ?? null) : [null],
  )
