import type { ListingField } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import { CannotStart } from '#kernel/startup-error'
import type { FileRow, ListingRecord } from './adapters/records.ts'
import { currencyOf, type UnitCheck } from './columns/currencies.ts'
import {
  type DecimalMark,
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

/** What is wrong with the file as a whole: `text` for operators with a mapping, `reason` for the team. */
type FileFault = { text: string; reason: Said }

/** The numbers or amounts of a file are ambiguous. */
export class AmbiguousFile extends CannotStart {
  readonly reasons: readonly Said[]

  constructor(faults: readonly FileFault[], hint: string) {
    super(`Nothing was imported.\n${faults.map(({ text }) => text).join('\n')}${hint}`)
    this.reasons = faults.map(({ reason }) => reason)
  }
}

type Position = { line: number; column: string }

const atLine = ({ line, column }: Position, fault: Said): Said => said('listing.at_line', { line, column, fault })

const numeral = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 20 })

const meanings = ({ written }: Seen, kind: NumberKind): [number, number] => [
  readWritten(written, '.', kind)?.value ?? 0,
  readWritten(written, ',', kind)?.value ?? 0,
]

/** `1.250` under this mark, whose last group could also be thousands. */
const endsInThree = ({ written }: Seen, mark: DecimalMark): boolean =>
  written.figures.split(mark).at(-1)?.length === 3 && written.figures.includes(mark)

const faultOfColumn = (
  column: string,
  kind: NumberKind,
  { marked, short, ambiguous }: NumberColumn,
  stated: DecimalMark | undefined,
): FileFault[] => {
  const [point, comma] = [marked['.'], marked[',']]
  if (stated !== undefined) {
    const contrary = marked[stated === '.' ? ',' : '.']
    if (!contrary) return []
    return [
      {
        text: `line ${contrary.line}, column "${column}": "${contrary.text}" does not have the decimal mark "${stated}" that the mapping states`,
        reason: atLine(
          { line: contrary.line, column },
          said('listing.not_number_mark', { value: contrary.text, mark: stated }),
        ),
      },
    ]
  }
  if (point && comma) {
    const [before, after] = point.line < comma.line ? [point, comma] : [comma, point]
    return [
      {
        text: `line ${after.line}, column "${column}": the column mixes decimal marks: "${point.text}" on line ${point.line}, "${comma.text}" on line ${comma.line}`,
        reason: atLine(
          { line: after.line, column },
          said('listing.mixed_marks', { value: after.text, other: before.text, line: before.line }),
        ),
      },
    ]
  }
  const mark = point ? '.' : comma ? ',' : undefined
  const unclear = mark === undefined ? ambiguous : ambiguous.filter((seen) => short[mark] && endsInThree(seen, mark))
  return unclear.map((seen) => {
    const [one, other] = meanings(seen, kind)
    return {
      text: `line ${seen.line}, column "${column}": "${seen.text}" can mean ${numeral(one)} or ${numeral(other)}`,
      reason: atLine({ line: seen.line, column }, said('listing.two_meanings', { value: seen.text, one, other })),
    }
  })
}

const faultOfCurrency = (
  check: UnitCheck,
  units: ReadonlyMap<string, SeenUnit>,
  { defaults: { currency = '' } }: Mapping,
): FileFault[] => {
  if (!('fault' in check)) return []
  if (check.fault === 'unstated')
    return [
      {
        text: 'No currency is stated: add "currency" to the defaults of the mapping, such as "EUR".',
        reason: said('listing.no_currency'),
      },
    ]
  const { line, column, text: value } = units.get(check.unit) ?? { line: 0, column: '', text: '' }
  const fault = (text: string, reason: Said) => [
    { text: `line ${line}, column "${column}": "${value}" ${text}`, reason: atLine({ line, column }, reason) },
  ]
  if (check.fault === 'contrary')
    return fault(
      `is not in ${currency}, the currency that the mapping states`,
      said('listing.other_currency', { value, currency }),
    )
  if (check.fault === 'mixed')
    return fault('is in another currency than the rows before it', said('listing.mixed_currencies', { value }))
  return fault(
    `can be in ${check.among.join(', ')}: add "currency" to the defaults of the mapping`,
    said('listing.unclear_currency', { value, currencies: { all: check.among } }),
  )
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
 * @throws AmbiguousFile naming the row and column of an ambiguous value; nothing has been imported then
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
    throw new AmbiguousFile(faults, hint)
  }
  const markOf = (field: NumberField): DecimalMark => statedOf(field) ?? (columns.get(field)?.marked[','] ? ',' : '.')
  return {
    marks: Object.fromEntries(numberFieldNames.map((field) => [field, markOf(field)])) as ColumnFormats['marks'],
    currency: money.currency,
    is24Hour,
  }
}
