import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Info } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { CannotStart } from '#kernel/startup-error'
import { type Area, slugFrom } from '#modules/homes'
import { type DecimalMark, evidenceOf, readWritten, writtenNumber } from '../columns/numbers.ts'
import type { Mapping } from '../mapping.ts'

/** A line of the neighborhood file: the name used in listings, and what else is known. */
export type Place = { name: string; region: string; at: { lat: number; lng: number } | null }

const keyColumns = ['neighbourhood', 'neighborhood', 'town', 'name']
const regionColumns = ['neighbourhood_group', 'neighborhood_group', 'region']

const cell = (record: Record<string, string>, columns: readonly string[]): string =>
  columns.map((column) => record[column]?.trim() ?? '').find((value) => value !== '') ?? ''

type Row = { line: number; record: Record<string, string> }

/** A neighborhood's coordinates, from columns whose decimal mark is inferred from all values. */
const coordinatesOf = (rows: readonly Row[], path: string): ((row: Row) => Place['at']) => {
  const readerOf = (columns: readonly string[], most: number) => {
    const isSound = (value: number) => Math.abs(value) <= most
    const marks = new Set<DecimalMark>()
    for (const { record } of rows) {
      const written = writtenNumber(cell(record, columns))
      const evidence = written && evidenceOf(written, 'coordinate', isSound)
      if (evidence === '.' || evidence === ',') marks.add(evidence)
    }
    const [mark = '.', other] = marks
    return ({ line, record }: Row): number | undefined => {
      const text = cell(record, columns)
      if (text === '') return undefined
      const written = writtenNumber(text)
      const evidence = written && evidenceOf(written, 'coordinate', isSound)
      const value =
        written && !written.unit && !written.percent ? readWritten(written, mark, 'coordinate')?.value : undefined
      const isUnclear = other !== undefined || (marks.size === 0 && evidence === 'ambiguous')
      if (value === undefined || !isSound(value) || isUnclear)
        throw new CannotStart(
          `Nothing was imported.\n${path}, line ${line}, column "${columns.find((column) => record[column])}": "${text}" cannot be read as a coordinate.`,
        )
      return value
    }
  }
  const [latOf, lngOf] = [readerOf(['latitude', 'lat'], 90), readerOf(['longitude', 'lng'], 180)]
  return (row) => {
    const [lat, lng] = [latOf(row), lngOf(row)]
    return lat === undefined || lng === undefined ? null : { lat, lng }
  }
}

/**
 * The neighborhoods in a file, by their name in listings. @throws CannotStart if there are none, or one has impossible
 * coordinates
 */
export const readPlaces = (path: string): Map<string, Place> => {
  const options = { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true } as const
  const parsed = parse(readFileSync(path), options) as unknown as { record: Record<string, string>; info: Info }[]
  const rows = parsed.map(({ record, info }) => ({ line: info.lines, record }))
  const pointOf = coordinatesOf(rows, path)
  const places = new Map<string, Place>()
  for (const row of rows) {
    const key = cell(row.record, keyColumns)
    const name = cell(row.record, ['name']) || key
    if (key !== '') places.set(key, { name, region: cell(row.record, regionColumns), at: pointOf(row) })
  }
  if (places.size === 0) throw new CannotStart(`${path} has no column ${keyColumns.join(', ')} with a value in it.`)
  return places
}

const shortHash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length)

/** Latin letters without accents, as earlier imports used them in ids. */
const withoutAccents = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')

/** Two names in another script may be transliterated alike; a hash tells them apart. */
const needsHash = (town: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(town) || slugFrom(town) === ''

/** `state` as its postal code, if the country has states. */
export type Locality = { town: string; region: string; state: string | null; country: string }

const isSameTown = (area: Area, { town, region, state, country }: Locality): boolean =>
  area.country === country &&
  area.name.toLowerCase() === town.toLowerCase() &&
  (state === null ? region === '' || area.region === region : (area.state ?? state) === state)

/**
 * The area's id: its region and name as a path, in Latin letters.
 * @param known existing areas; a town keeps its id, whether an earlier import named it differently or staff created it
 */
export const areaIdOf = (locality: Locality, known: readonly Area[] = []): string => {
  const { town, region } = locality
  const earlier = [withoutAccents(region), withoutAccents(town) || shortHash(town, 10)].filter(Boolean).join('-')
  if (known.some(({ id }) => id === earlier)) return earlier
  const ending = needsHash(town) ? shortHash(town, 6) : ''
  const own = [slugFrom(region), slugFrom(town), ending].filter(Boolean).join('-')
  const same = known.find((area) => area.id === own) ?? known.find((area) => isSameTown(area, locality))
  return same?.id ?? own
}

export const townNameOf = (town: string, mapping: Mapping, places?: ReadonlyMap<string, Place>): string =>
  mapping.towns[town]?.name ?? places?.get(town)?.name ?? town

export type Point = { lat: number; lng: number }

const middle = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}

/**
 * A town located by its homes: its center is the median, so that one outlier doesn't move it.
 * @param known the existing area; it grows and never shrinks, since a file may contain only some of its homes
 */
export const areaFrom = (
  locality: Locality,
  homes: readonly Point[],
  mapping: Mapping,
  {
    places,
    known,
    id = areaIdOf(locality),
  }: { places?: ReadonlyMap<string, Place> | undefined; known?: Area | undefined; id?: string } = {},
): Area => {
  const { town, region, state, country } = locality
  const ownName = mapping.towns[town]?.name ?? places?.get(town)?.name
  const lats = homes.map(({ lat }) => lat)
  const lngs = homes.map(({ lng }) => lng)
  const center = known ?? places?.get(town)?.at ?? { lat: middle(lats), lng: middle(lngs) }
  const [west, south, east, north] = known?.bbox ?? [180, 90, -180, -90]
  return {
    id,
    name: ownName ?? known?.name ?? town,
    kind: known?.kind ?? 'Neighborhood',
    region: places?.get(town)?.region || known?.region || region,
    ...((known?.state ?? state) && { state: known?.state ?? state }),
    country,
    postcode: known?.postcode ?? (/^\d{5}(-\d{4})?$/.test(town) ? town : null),
    character: mapping.towns[town]?.character ?? known?.character ?? '',
    lat: center.lat,
    lng: center.lng,
    bbox: [Math.min(west, ...lngs), Math.min(south, ...lats), Math.max(east, ...lngs), Math.max(north, ...lats)],
  }
}
