import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CountryResponse, Reader } from 'maxmind'

/** Flatter than the structure described by the reader’s own types. */
type Found = CountryResponse & { country_code: string }

const file = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
let reader: Reader<Found> | undefined

/**
 * The country an address is registered in, as two letters (ISO 3166-1); null for one without a country, such as a local
 * address.
 */
export const countryOf = (address: string): string | null => {
  reader ??= new Reader<Found>(readFileSync(fileURLToPath(file)))
  return reader.get(address.replace(/^::ffff:(?=[\d.]+$)/, ''))?.country_code ?? null
}
