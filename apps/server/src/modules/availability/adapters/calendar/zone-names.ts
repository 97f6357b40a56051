import { instantAt, isZone } from '@porchlight/contract'
import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import type { FeedZone } from '../../engine/feed-moments.ts'

/** Outlook's names for time zones, from the Unicode CLDR; `001` stands for the whole zone rather than one country. */
const windowsZones = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
)

const utcNames = new Set(['utc', 'gmt', 'z', 'zulu', 'etc/utc', 'utc+0', 'greenwich', 'coordinated universal time'])

/** The parts of a zone's name that may be the actual name, after its publisher: `/mozilla.org/20050126/Europe/Rome`. */
function endsOf(tzid: string): string[] {
  const parts = tzid.split('/').filter((part) => part !== '')
  return [tzid, ...[3, 2, 1].filter((length) => length <= parts.length).map((length) => parts.slice(-length).join('/'))]
}

const named = (name: string): FeedZone | undefined => {
  if (utcNames.has(name.toLowerCase())) return { kind: 'utc' }
  const windows = windowsZones.get(name.toLowerCase())
  if (windows && isZone(windows)) return { kind: 'named', name: windows }
  // Intl also accepts offsets as zones; those are parsed below, with the text around them.
  return /^[A-Za-z]/.test(name) && isZone(name) ? { kind: 'named', name } : undefined
}

/** The zone a name stands for: an IANA name, or one of Outlook's, whatever precedes it. */
export function zoneNamed(tzid: string): FeedZone | undefined {
  for (const name of endsOf(tzid.trim().replace(/^"|"$/g, ''))) {
    const zone = named(name.trim())
    if (zone) return zone
  }
  return zoneDisplayed(tzid.trim().replace(/^"|"$/g, ''))
}

/** `EST` and the like: a fixed offset to some, and a zone with daylight saving time to others. */
export const isAbbreviation = (tzid: string): boolean =>
  /^[A-Z]{3,4}$/i.test(tzid.trim().replace(/^"|"$/g, '').split('/').at(-1) ?? '')

/** IANA zones by the city in their name, in lower case. */
const zonesByCity = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [
    (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ').toLowerCase(),
    zone,
  ]),
)

const offsetIn = (zone: string, month: '01' | '07'): number =>
  Date.UTC(2027, Number(month) - 1, 10) - instantAt(zone, `2027-${month}-10`, '00:00').getTime()

/** The zones that a description may mean: `Eastern Time (US & Canada)`, or cities such as `Berlin, Rome`. */
const describedBy = (text: string): string[] => {
  const region = text.replace(/\s*\(.*$/, '').replace(/\s+time$/i, '')
  const windows = ['', 'an', 'n'].map((end) => windowsZones.get(`${region.toLowerCase()}${end} standard time`))
  const cities = text.split(/,|&|\band\b/).map((city) => zonesByCity.get(city.trim().toLowerCase()))
  return [...windows, ...cities].filter((zone) => zone !== undefined)
}

/** Windows' displayed names, such as `(UTC-05:00) Eastern Time (US & Canada)`: the zone with that offset. */
function zoneDisplayed(tzid: string): FeedZone | undefined {
  const [, text] = /^\((?:UTC|GMT)[^)]*\)\s*(.+)$/i.exec(tzid) ?? []
  const stated = text && offsetStated(tzid)
  if (!text || typeof stated !== 'number') return undefined
  const zone = describedBy(text).find((name) => isZone(name) && offsetIn(name, '01') === stated)
  const southern = describedBy(text).find((name) => isZone(name) && offsetIn(name, '07') === stated)
  const name = zone ?? southern
  return name === undefined ? undefined : { kind: 'named', name }
}

const offsetStated = (tzid: string): number | undefined => {
  const [, sign, hours = '', minutes = '0'] = /^\(?(?:UTC|GMT)\s*([+-])(\d{1,2})[:.]?(\d{2})?/i.exec(tzid.trim()) ?? []
  if (!sign || Number(hours) > 14 || Number(minutes) > 59) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/**
 * Names such as `GMT+0200` state only an offset, and nothing about daylight saving time. A place after the offset may
 * have it: then the offset is not enough.
 */
export function zoneByOffset(tzid: string): FeedZone | undefined {
  const offset = offsetStated(tzid)
  if (offset === undefined || /\p{L}{3}/u.test(tzid.trim().replace(/^\(?(?:UTC|GMT)/i, ''))) return undefined
  return { kind: 'described', onsets: [{ wall: -8.64e15, before: offset, after: offset }] }
}
