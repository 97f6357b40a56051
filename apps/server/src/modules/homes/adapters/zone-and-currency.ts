import timeZoneOf from '@photostructure/tz-lookup'
import currencies from 'country-to-currency'

/** The IANA time zone of a place, in degrees; looked up offline. */
export const timeZoneAt = ({ lat, lng }: { lat: number; lng: number }): string => timeZoneOf(lat, lng)

/** The currency of a country, ISO 4217; US dollars where no one lives. `country` as ISO 3166-1 alpha-2. */
export const currencyIn = (country: string): string =>
  (currencies as Readonly<Record<string, string | undefined>>)[country] ?? 'USD'
