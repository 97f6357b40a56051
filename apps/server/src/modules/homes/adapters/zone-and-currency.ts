import timeZoneOf from '@photostructure/tz-lookup'
import currencies from 'country-to-currency'

/** The IANA time zone of a place, in degrees; known offline. */
export const timeZoneAt = ({ lat, lng }: { lat: number; lng: number }): string => timeZoneOf(lat, lng)

/** What people pay with in a country, ISO 4217; US dollars where nobody lives. `country` as ISO 3166-1 alpha-2. */
export const currencyIn = (country: string): string =>
  (currencies as Readonly<Record<string, string | undefined>>)[country] ?? 'USD'
