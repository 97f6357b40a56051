import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CountryResponse, Reader } from 'maxmind'

/** Flatter than what the reader’s own makers put into their files. */
type Found = CountryResponse & { country_code: string }

const file = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
let reader: Reader<Found> | undefined

/** The country that an address is registered in, as two emails (ISO 3166-1); null for one of no country, like a local one. */
export const countryOf = (address: string): string | null => {
  reader ??= new Reader<Found>(readFileSync(fileURLToPath(file)))
  return reader.get(address.replace(/^::ffff:(?=[\d.]+$)/, ''))?.country_code ?? null
}
