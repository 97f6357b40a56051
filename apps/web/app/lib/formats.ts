import type { Money } from '@porchlight/contract'
import { dateFormat, numberFormat } from './intl.ts'

/**
 * How the product writes money, dates and counts. Dates say the weekday. Ranges are put together here and not by
 * `formatRange`, whose separators differ between the server's and the browser's tables and break hydration.
 */

const locale = 'en-US'

const partsOf = (instant: Date, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    dateFormat(locale, options)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )

const dayParts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const partsOfDay = (date: string) => partsOf(new Date(`${date}T00:00:00Z`), { ...dayParts, timeZone: 'UTC' })

/** `2027-07-02` → "Fri 2 Jul 2027". */
export const day = (date: string): string => {
  const { weekday, day: number, month, year } = partsOfDay(date)
  return `${weekday} ${number} ${month} ${year}`
}

/** "Fri 2 Jul": where the year is plain from what stands around it. */
export const dayShort = (date: string): string => {
  const { weekday, day: number, month } = partsOfDay(date)
  return `${weekday} ${number} ${month}`
}

/** "Fri 2 to Fri 9 Jul 2027"; month and year are said once when they are the same. */
export const stayDates = ({ arrive, depart }: { arrive: string; depart: string }): string => {
  const first = partsOfDay(arrive)
  if (arrive.slice(0, 4) !== depart.slice(0, 4)) return `${day(arrive)} to ${day(depart)}`
  if (arrive.slice(0, 7) !== depart.slice(0, 7)) return `${dayShort(arrive)} to ${day(depart)}`
  return `${first.weekday} ${first.day} to ${day(depart)}`
}

/** "2027-07" or "2027-07-02" → "July 2027". */
export const monthName = (month: string): string => {
  const { month: name, year } = partsOf(new Date(`${month.slice(0, 7)}-01T00:00:00Z`), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `${name} ${year}`
}

/** An instant on a zone's wall clock: "Mon 3 May 2027, 16:00". */
export const moment = (instant: string | Date, zone: string): string => {
  const parts = partsOf(new Date(instant), {
    ...dayParts,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}`
}

/** "16:00" on a zone's wall clock. */
export const clock = (instant: string | Date, zone: string): string => {
  const { hour, minute } = partsOf(new Date(instant), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  return `${hour}:${minute}`
}

/** "America/New_York" → "New York": said beside a time that is not the reader's. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

const numbers = numberFormat(locale)
/** "1,240". */
export const count = (number: number): string => numbers.format(number)

const minusSigned = (text: string): string => text.replace('-', '−')
const minorDigitsOf = (currency: string): number =>
  numberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

const inUnits = ({ amount, currency }: Money) => {
  const digits = minorDigitsOf(currency)
  return { value: amount / 10 ** digits, digits, whole: amount % 10 ** digits === 0 }
}

/** 8532.63: for files, where figures stand without signs. */
export const plainAmount = (value: Money): number => inUnits(value).value

/** "$8,532.63", and "$8,532" when there are no cents; with a true minus. */
export const money = (value: Money): string => {
  const { value: units, digits, whole } = inUnits(value)
  const fraction = whole ? 0 : digits
  const format = numberFormat(locale, {
    style: 'currency',
    currency: value.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  })
  return minusSigned(format.format(units))
}

/** "$8,533": for pins and cells, where cents would be noise. */
export const moneyRounded = (value: Money): string => {
  const { value: units } = inUnits(value)
  const format = numberFormat(locale, {
    style: 'currency',
    currency: value.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  return minusSigned(format.format(units))
}

/** "8,532.63" without the sign: for columns whose head says the currency once. */
export const amount = (value: Money): string => {
  const { value: units, digits } = inUnits(value)
  const format = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return minusSigned(format.format(units))
}

/** "8,533": the shortest figure, for calendar cells. */
export const amountRounded = (value: Money): string => minusSigned(numbers.format(Math.round(inUnits(value).value)))

/** Basis points as percent: 550 → "5.5%". */
export const percent = (basisPoints: number): string =>
  minusSigned(numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000))
