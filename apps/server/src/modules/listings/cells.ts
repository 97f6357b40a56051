import { earliestCheckIn, homeDetails, type ListingField, minorDigits } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import type { ListingRecord } from './adapters/records.ts'
import { type ColumnFormats, cellIn, type NumberField, numberFields, writtenIn } from './column-formats.ts'
import { booleanIn } from './columns/booleans.ts'
import { currenciesOf } from './columns/currencies.ts'
import { readWritten } from './columns/numbers.ts'
import { timeIn } from './columns/times.ts'
import type { Mapping } from './mapping.ts'

/** No one checks in earlier than this: 4:00 without AM or PM more likely means 16:00, but isn't certain. */
const earliestUnsaid = '09:00'

/** How long a home's texts may be. */
const { name, headline, description, address, registration } = homeDetails.shape
const longest = {
  name: name.maxLength,
  headline: headline.maxLength,
  description: description.maxLength,
  address: address.maxLength,
  registration: registration.unwrap().maxLength,
}

/** Reads a row's cells by the mapping's fields and collects their errors. Empty cells are undefined. */
export const cellsOf = (record: ListingRecord, mapping: Mapping, formats: ColumnFormats) => {
  const faults: Said[] = []
  const fault = (field: ListingField, reason: Said): undefined => {
    faults.push(said('listing.at_column', { column: mapping.columns[field] ?? field, fault: reason }))
  }
  const text = (field: ListingField): string | undefined => cellIn(record, mapping, field)

  const read = (field: NumberField) => {
    const value = text(field)
    if (value === undefined) return undefined
    const { kind, least, most } = numberFields[field]
    const written = writtenIn(value, kind)
    if (!written || written.percent) return fault(field, said('listing.not_number', { value }))
    if (written.unit && kind !== 'money') return fault(field, said('listing.not_number', { value }))
    if (written.unit && currenciesOf(written.unit).length === 0)
      return fault(field, said('listing.unknown_currency', { value, unit: written.unit }))
    const reading = readWritten(written, formats.marks[field], kind)
    if (!reading) return fault(field, said('listing.not_number_mark', { value, mark: formats.marks[field] }))
    if (reading.value < least || reading.value > most)
      return fault(field, said('listing.not_between', { value, least, most }))
    return { ...reading, text: value }
  }

  return {
    faults,
    fault,
    text,

    number: (field: 'lat' | 'lng'): number | undefined => read(field)?.value,

    /** A text of the home itself. */
    short(field: keyof typeof longest): string | undefined {
      const value = text(field)
      const most = longest[field] ?? Number.POSITIVE_INFINITY
      return value !== undefined && value.length > most ? fault(field, said('listing.too_long', { most })) : value
    },

    needed(field: ListingField): string {
      const value = text(field)
      if (value === undefined) fault(field, said('listing.empty'))
      return value ?? ''
    },

    whole(field: 'sleeps' | 'bedrooms' | 'maxPets' | 'minNights'): number | undefined {
      const reading = read(field)
      return reading === undefined || Number.isInteger(reading.value)
        ? reading?.value
        : fault(field, said('listing.not_whole', { value: reading.text }))
    },

    /** A count in halves: full baths and half baths. */
    halves(field: 'bathrooms'): number | undefined {
      const reading = read(field)
      return reading === undefined || Number.isInteger(reading.value * 2)
        ? reading?.value
        : fault(field, said('listing.not_halves', { value: reading.text }))
    },

    /** An amount of money in minor units. */
    amount(field: 'price' | 'cleaningFee'): number | undefined {
      const reading = read(field)
      if (reading === undefined) return undefined
      const digits = minorDigits(formats.currency)
      return /[1-9]/.test(reading.decimals.slice(digits))
        ? fault(field, said('listing.decimals', { value: reading.text, currency: formats.currency }))
        : Math.round(reading.value * 10 ** digits)
    },

    /** A time of day as `HH:MM`. */
    time(field: 'checkInTime' | 'checkOutTime'): string | undefined {
      const value = text(field)
      if (value === undefined) return undefined
      const written = timeIn(value)
      if (!written) return fault(field, said('listing.not_time', { value }))
      const isUnclear = written.halfUnsaid && !formats.is24Hour[field]
      return field === 'checkInTime' && written.time < (isUnclear ? earliestUnsaid : earliestCheckIn)
        ? fault(field, said('listing.unclear_time', { value }))
        : written.time
    },

    yesOrNo(field: 'instant'): boolean | undefined {
      const value = text(field)
      return value === undefined ? undefined : (booleanIn(value) ?? fault(field, said('listing.not_yes_no', { value })))
    },
  }
}

export type Cells = ReturnType<typeof cellsOf>
