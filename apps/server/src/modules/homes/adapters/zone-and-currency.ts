import timeZoneOf from '@photostructure/tz-lookup'
import currencies from 'country-to-currency'

/** The IANA time zone of a place, in degrees; looked up offline. */
export const timeZoneAt = ({ lat, lng }: { lat: number; lng: number }): string => timeZoneOf(lat, lng)

/** Territories that people also write with the country of their state, such as `US` for a home in Puerto Rico. */
const territories: Readonly<Record<string, readonly string[]>> = {
  US: ['PR', 'VI', 'GU', 'AS', 'MP'],
  FR: ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF'],
  NL: ['AW', 'CW', 'SX', 'BQ'],
  GB: ['GG', 'JE', 'IM', 'GI', 'BM', 'KY', 'VG', 'TC', 'AI', 'MS', 'FK'],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  NO: ['SJ'],
  CN: ['HK', 'MO'],
}

/** An import checks thousands of places, and a formatter takes a millisecond to create. */
const remembered = <Value>(find: (key: string) => Value) => {
  const known = new Map<string, Value>()
  return (key: string): Value => {
    const value = known.get(key) ?? find(key)
    known.set(key, value)
    return value
  }
}

const canonical = remembered((timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone)

const zonesIn = remembered(
  (country) =>
    new Set(
      [country, ...(territories[country] ?? [])]
        .flatMap((region) => new Intl.Locale('und', { region }).getTimeZones() ?? [])
        .map(canonical),
    ),
)

/** Zones are drawn coarsely, so a place counts as in the country up to this far beyond its border, in degrees. */
const tolerance = [0, -0.7, 0.7] as const

/** Whether a place can be in a country: a time zone at or near it is one of the country's. True if it has none. */
export const canBeIn = ({ lat, lng }: { lat: number; lng: number }, country: string): boolean => {
  const zones = zonesIn(country)
  if (zones.size === 0) return true
  const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))
  return tolerance.some((north) =>
    tolerance.some((east) => zones.has(canonical(timeZoneOf(within(lat + north, 90), within(lng + east, 180))))),
  )
}

/** The currency of a country, ISO 4217; US dollars where no one lives. `country` as ISO 3166-1 alpha-2. */
export const currencyIn = (country: string): string =>
  (currencies as Readonly<Record<string, string | undefined>>)[country] ?? 'USD'
