import type { Stay } from '@porchlight/contract'

/** One line of a public calendar: nights and whether they are booked or blocked; never who or why (R62). */
export type PublicStay = Stay & { uid: string; booked: boolean; changedAt: Date }

const lineOctets = 75
const encoder = new TextEncoder()

/** Folds a content line at 75 octets without splitting a character (RFC 5545 section 3.1). */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > lineOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, (found) => `\\${found}`).replace(/\r?\n/g, '\\n')
const day = (date: string): string => date.replaceAll('-', '')
const stamp = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const eventOf = (stay: PublicStay): string[] => [
  'BEGIN:VEVENT',
  `UID:${stay.uid}`,
  `DTSTAMP:${stamp(stay.changedAt)}`,
  `DTSTART;VALUE=DATE:${day(stay.arrive)}`,
  `DTEND;VALUE=DATE:${day(stay.depart)}`,
  `SUMMARY:${stay.booked ? 'Reserved' : 'Not available'}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
]

/**
 * A home's iCalendar file: all-day events that end on the departure day, the same UID for the same stay, CRLF, folded
 * lines, instants in UTC, nothing about guests (R62).
 */
export const calendarFile = (name: string, stays: readonly PublicStay[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Porchlight//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...stays.flatMap(eventOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/**
 * The UID of one of our stays. The key is specific to the home, so that another installation's UIDs aren't mistaken for
 * ours.
 */
export const uidOf = (holdId: number, key: string): string => `${holdId}-${key}@porchlight`

/** The hold that one of our own UIDs refers to, in a feed that echoes our stays (R69). */
export function ownHoldIn(uid: string, key: string): number | undefined {
  const found = /^(\d+)-([0-9a-f-]+)@porchlight$/.exec(uid.trim())
  return found?.[2] === key ? Number(found[1]) : undefined
}
