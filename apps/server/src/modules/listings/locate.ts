import type { App } from '#kernel/app'
import { geocode } from '#modules/places'
import type { FileRow, ListingRecord } from './adapters/records.ts'
import type { Point } from './adapters/towns.ts'
import { cellIn } from './column-formats.ts'
import type { Mapping } from './mapping.ts'

/** A row's address as a service is requested for it; undefined if the row has coordinates or no address. */
export const addressToLocate = (record: ListingRecord, mapping: Mapping) => {
  const text = (field: 'lat' | 'lng' | 'address' | 'town' | 'state') => cellIn(record, mapping, field) ?? ''
  if (text('address') === '' || (text('lat') !== '' && text('lng') !== '')) return undefined
  const { country, region } = mapping.defaults
  return { line1: text('address'), city: text('town'), state: text('state') || region, zip: '', country }
}

export const addressKey = ({ line1, city, state }: { line1: string; city: string; state: string }): string =>
  [line1, city, state].join('\n')

/** Where the homes without coordinates are, as far as the address service knows; each address is requested once. */
export const locatedIn = async (
  app: App,
  rows: AsyncIterable<FileRow>,
  mapping: Mapping,
): Promise<ReadonlyMap<string, Point>> => {
  const located = new Map<string, Point>()
  const requested = new Set<string>()
  for await (const row of rows) {
    const address = 'record' in row ? addressToLocate(row.record, mapping) : undefined
    if (!address || requested.has(addressKey(address))) continue
    requested.add(addressKey(address))
    const found = await geocode(app, address)
    if (found) located.set(addressKey(address), { lat: found.lat, lng: found.lng })
  }
  return located
}
