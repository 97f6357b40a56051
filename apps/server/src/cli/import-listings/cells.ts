import { minorDigits } from '@porchlight/contract'
import type { ListingField, Mapping } from './mapping.ts'
import type { ListingRecord } from './records.ts'
import { leadingNumber, numberIn, timeIn } from './values.ts'

/** The highest price a night or a cleaning may have, in whole units: beyond it somebody forgot a decimal point. */
const highestAmount = 1_000_000

/** Reads a row's cells by the fields of the mapping and collects what is wrong with them. Empty cells are undefined. */
export const cellsOf = (record: ListingRecord, { columns, format: { decimal } }: Mapping) => {
  const faults: string[] = []
  const fault = (sentence: string): undefined => {
    faults.push(sentence)
  }

  const text = (field: ListingField): string | undefined => {
    const column = columns[field]
    return (column === undefined ? '' : (record[column] ?? '').trim()) || undefined
  }

  const read = (field: ListingField, parse: (value: string) => number, says: string): number | undefined => {
    const value = text(field)
    if (value === undefined) return undefined
    const number = parse(value)
    return Number.isFinite(number) ? number : fault(`${field} "${value}" is no ${says}`)
  }

  const between = (field: ListingField, number: number | undefined, least: number, most: number): number | undefined =>
    number === undefined || (number >= least && number <= most)
      ? number
      : fault(`${field} ${number} is not between ${least} and ${most}`)

  const number = (field: ListingField, least: number, most: number): number | undefined =>
    between(
      field,
      read(field, (value) => numberIn(value, decimal), 'number'),
      least,
      most,
    )

  return {
    faults,
    fault,
    text,
    number,

    needed(field: ListingField): string {
      const value = text(field)
      if (value === undefined) fault(`${field} is missing`)
      return value ?? ''
    },

    whole(field: ListingField, least: number, most: number): number | undefined {
      const value = number(field, least, most)
      return value === undefined || Number.isInteger(value) ? value : fault(`${field} ${value} is no whole number`)
    },

    /** A count in halves, as of bathrooms: the number a phrase begins with. */
    halves(field: ListingField, least: number, most: number): number | undefined {
      const value = read(field, (phrase) => leadingNumber(phrase, decimal), 'number')
      return between(field, value === undefined ? undefined : Math.round(value * 2) / 2, least, most)
    },

    /** An amount of money in minor units. */
    amount(field: ListingField, currency: string, least = 0): number | undefined {
      const value = number(field, least, highestAmount)
      return value === undefined ? undefined : Math.round(value * 10 ** minorDigits(currency))
    },

    /** A time of day as `HH:MM`. */
    time(field: ListingField): string | undefined {
      const value = text(field)
      if (value === undefined) return undefined
      return timeIn(value) ?? fault(`${field} "${value}" is no time of day`)
    },
  }
}

export type Cells = ReturnType<typeof cellsOf>
