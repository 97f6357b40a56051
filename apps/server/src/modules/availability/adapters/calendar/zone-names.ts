import { isZone } from '@porchlight/contract'
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
  return undefined
}

/**
 * Names such as `(UTC-05:00) Eastern Time` or `GMT+0200` state only an offset, and nothing about daylight saving time.
 */
export function zoneByOffset(tzid: string): FeedZone | undefined {
  const [, sign, hours = '', minutes = '0'] = /^\(?(?:UTC|GMT)\s*([+-])(\d{1,2})[:.]?(\d{2})?/i.exec(tzid.trim()) ?? []
  if (!sign || Number(hours) > 14 || Number(minutes) > 59) return undefined
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  return { kind: 'described', onsets: [{ wall: -8.64e15, before: offset, after: offset }] }
}
