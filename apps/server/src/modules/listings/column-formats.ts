import type { ListingField } from '@porchlight/contract'
import { CannotStart } from '#kernel/startup-error'
import type { FileRow, ListingRecord } from './adapters/records.ts'
import { currencyOf, type UnitCheck } from './columns/currencies.ts'
import {
  type DecimalMark,
  decimalMarks,
  evidenceOf,
  type NumberKind,
  readWritten,
  type WrittenNumber,
  writtenNumber,
} from './columns/numbers.ts'
import { timeIn } from './columns/times.ts'
import type { Mapping } from './mapping.ts'
import { countInPhrase } from './values.ts'

/** The columns that contain numbers, and the bounds of those. */
export const numberFields = {
  lat: { kind: 'coordinate', least: -90, most: 90 },
  lng: { kind: 'coordinate', least: -180, most: 180 },
  sleeps: { kind: 'count', least: 1, most: 200 },
  bedrooms: { kind: 'count', least: 0, most: 100 },
  bathrooms: { kind: 'halves', least: 0, most: 100 },
  maxPets: { kind: 'count', least: 0, most: 50 },
  minNights: { kind: 'count', least: 1, most: 365 },
  // Above a million, a decimal mark was probably forgotten.
  price: { kind: 'money', least: 1, most: 1_000_000 },
  cleaningFee: { kind: 'money', least: 0, most: 1_000_000 },
} as const satisfies Partial<Record<ListingField, { kind: NumberKind; least: number; most: number }>>
export type NumberField = keyof typeof numberFields
const numberFieldNames = Object.keys(numberFields) as NumberField[]

/** How the columns of one file are formatted, inferred from all of each column. */
export type ColumnFormats = {
  marks: Record<NumberField, DecimalMark>
  currency: string
  /** Columns with times on a 24-hour clock. */
  is24Hour: Record<'checkInTime' | 'checkOutTime', boolean>
}

const timeFields = ['checkInTime', 'checkOutTime'] as const

export type ColumnFault = { line: number; why: string }

/** Columns of which no one can say what they mean. Nothing has been imported. */
export class AmbiguousColumns extends CannotStart {
  readonly faults: readonly ColumnFault[]

  constructor(faults: readonly ColumnFault[], hint: string) {
    super(`Nothing was imported.\n${faults.map(({ line, why }) => `line ${line}, ${why}`).join('\n')}${hint}`)
    this.faults = faults
  }
}

type Seen = { line: number; text: string; written: WrittenNumber }
type NumberColumn = {
  marked: Partial<Record<DecimalMark, Seen>>
  /** Cells with other than three decimals: a group of three digits beside them is hardly decimals. */
  short: Partial<Record<DecimalMark, Seen>>
  ambiguous: Seen[]
}
const emptyColumn = (): NumberColumn => ({ marked: {}, short: {}, ambiguous: [] })
type SeenUnit = { line: number; column: string; text: string }

/** How many ambiguous rows are listed. */
const mostNamed = 10

export const cellIn = (record: ListingRecord, { columns }: Mapping, field: ListingField): string | undefined => {
  const column = columns[field]
  return (column === undefined ? '' : (record[column] ?? '').trim()) || undefined
}

/** The number written in a cell; a column of halves may contain a phrase. */
export const writtenIn = (text: string, kind: NumberKind): WrittenNumber | undefined =>
  writtenNumber(kind === 'halves' ? countInPhrase(text) : text)

const numeral = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 20 })

const meanings = ({ written }: Seen, kind: NumberKind): string =>
  decimalMarks.flatMap((mark) => numeral(readWritten(written, mark, kind)?.value ?? 0)).join(' or ')

/** `1.250` under this mark, whose last group could also be thousands. */
const endsInThree = ({ written }: Seen, mark: DecimalMark): boolean =>
  written.figures.split(mark).at(-1)?.length === 3 && written.figures.includes(mark)

const faultOfColumn = (
  column: string,
  kind: NumberKind,
  { marked, short, ambiguous }: NumberColumn,
  stated: DecimalMark | undefined,
): ColumnFault[] => {
  const [point, comma] = [marked['.'], marked[',']]
  const at = ({ line }: Seen, why: string): ColumnFault => ({ line, why: `column "${column}": ${why}` })
  if (stated !== undefined) {
    const contrary = marked[stated === '.' ? ',' : '.']
    if (!contrary) return []
    return [at(contrary, `"${contrary.text}" does not have the decimal mark "${stated}" that the mapping states`)]
  }
  if (point && comma)
    return [
      at(
        point.line > comma.line ? point : comma,
        `the column mixes decimal marks: "${point.text}" on line ${point.line}, "${comma.text}" on line ${comma.line}`,
      ),
    ]
  const mark = point ? '.' : comma ? ',' : undefined
  const unclear = mark === undefined ? ambiguous : ambiguous.filter((seen) => short[mark] && endsInThree(seen, mark))
  return unclear.map((seen) => at(seen, `"${seen.text}" can mean ${meanings(seen, kind)}`))
}

const faultOfCurrency = (
  check: UnitCheck,
  units: ReadonlyMap<string, SeenUnit>,
  { defaults }: Mapping,
): ColumnFault[] => {
  if (!('fault' in check)) return []
  if (check.fault === 'unstated')
    return [{ line: 1, why: 'no currency is stated: add "currency" to the defaults of the mapping, such as "EUR"' }]
  const { line, column, text } = units.get(check.unit) ?? { line: 0, column: '', text: '' }
  const at = (why: string): ColumnFault[] => [{ line, why: `column "${column}": "${text}" ${why}` }]
  if (check.fault === 'contrary') return at(`is not in ${defaults.currency}, the currency that the mapping states`)
  if (check.fault === 'mixed') return at('is in another currency than the rows before it')
  return at(`can be in ${check.among.join(', ')}: add "currency" to the defaults of the mapping`)
}

const survey = async (rows: AsyncIterable<FileRow>, mapping: Mapping) => {
  const columns = new Map<NumberField, NumberColumn>(numberFieldNames.map((field) => [field, emptyColumn()]))
  const units = new Map<string, SeenUnit>()
  const clocks = { checkInTime: new Set<24 | 12>(), checkOutTime: new Set<24 | 12>() }
  const noteTime = (record: ListingRecord, field: (typeof timeFields)[number]): void => {
    const time = timeIn(cellIn(record, mapping, field) ?? '')
    if (time?.is24Hour) clocks[field].add(24)
    if (time?.half) clocks[field].add(12)
  }
  /** Rows written with AM or PM beside others on a 24-hour clock prove nothing about the rest. */
  const is24 = (field: (typeof timeFields)[number]): boolean => clocks[field].has(24) && !clocks[field].has(12)
  const noteNumber = (line: number, record: ListingRecord, field: NumberField): void => {
    const { kind, least, most } = numberFields[field]
    const text = cellIn(record, mapping, field)
    const written = text === undefined ? undefined : writtenIn(text, kind)
    const column = columns.get(field)
    if (text === undefined || !written || !column) return
    const evidence = evidenceOf(written, kind, (value) => value >= least && value <= most)
    if (evidence === '.' || evidence === ',') {
      column.marked[evidence] ??= { line, text, written }
      if (/[.,]\d{1,2}$/.test(written.figures)) column.short[evidence] ??= { line, text, written }
    }
    if (evidence === 'ambiguous' && column.ambiguous.length < mostNamed) column.ambiguous.push({ line, text, written })
    if (kind === 'money' && written.unit && !units.has(written.unit))
      units.set(written.unit, { line, column: mapping.columns[field] ?? '', text })
  }
  for await (const row of rows) {
    if ('fault' in row) continue
    for (const field of numberFieldNames) noteNumber(row.line, row.record, field)
    for (const field of timeFields) noteTime(row.record, field)
  }
  return { columns, units, is24Hour: { checkInTime: is24('checkInTime'), checkOutTime: is24('checkOutTime') } }
}

/**
 * Reads every column as a whole and determines the format of its numbers, amounts, and times.
 * @throws AmbiguousColumns naming the row and column of an ambiguous value; nothing has been imported then
 */
export const formatsOf = async (rows: AsyncIterable<FileRow>, mapping: Mapping): Promise<ColumnFormats> => {
  const { columns, units, is24Hour } = await survey(rows, mapping)
  const { decimal } = mapping.format
  // A coordinate's range identifies its decimal mark better than a mapping written for prices.
  const statedOf = (field: NumberField): DecimalMark | undefined =>
    typeof decimal === 'object' ? decimal[field] : numberFields[field].kind === 'coordinate' ? undefined : decimal
  const numberFaults = numberFieldNames.flatMap((field) =>
    faultOfColumn(
      mapping.columns[field] ?? '',
      numberFields[field].kind,
      columns.get(field) ?? emptyColumn(),
      statedOf(field),
    ),
  )
  const { currency: statedCurrency, country } = mapping.defaults
  const money = currencyOf(statedCurrency, country, [...units.keys()])
  const faults = [...numberFaults, ...faultOfCurrency(money, units, mapping)]
  if (faults.length > 0 || 'fault' in money) {
    const hint =
      numberFaults.length > 0
        ? '\nWrite the numbers of a column alike, or state their decimal mark in the mapping: "format": { "decimal": "," }.'
        : ''
    throw new AmbiguousColumns(faults, hint)
  }
  const markOf = (field: NumberField): DecimalMark => statedOf(field) ?? (columns.get(field)?.marked[','] ? ',' : '.')
  return {
    marks: Object.fromEntries(numberFieldNames.map((field) => [field, markOf(field)])) as ColumnFormats['marks'],
    currency: money.currency,
    is24Hour,
  }
}
