import { addDays, isPlainDate, type PlainDate } from '@porchlight/contract'

/** A day's rates: units of each currency for one euro, as published. */
export type DayRates = { day: PlainDate; perEuro: ReadonlyMap<string, string> }

/** Far longer than the file ever gets. */
const mostText = 100_000
const dayPattern = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']\s*>([\s\S]*?)<\/Cube>/g
const ratePattern = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,9}(?:\.\d{1,6})?)["']\s*\/>/g

/**
 * Parses the European Central Bank's daily file of reference rates. Undefined for anything else: without a day, with
 * several days or a future one, cut short, or without the dollar.
 */
export const ecbRatesIn = (text: string, today: PlainDate): DayRates | undefined => {
  if (text.length > mostText || !text.includes('</gesmes:Envelope>')) return undefined
  const [found, ...others] = [...text.matchAll(dayPattern)]
  const [, day = '', body = ''] = found ?? []
  if (others.length > 0 || !isPlainDate(day) || day > addDays(today, 1)) return undefined
  const perEuro = new Map(
    [...body.matchAll(ratePattern)].flatMap(([, currency = '', rate = '']) =>
      Number(rate) > 0 ? [[currency, rate] as const] : [],
    ),
  )
  return perEuro.has('USD') ? { day, perEuro } : undefined
}

/** No currency in the file halves or doubles between two days; if one does, the file is wrong. */
const mostChange = 2

/** Whether newer rates are plausible given the known ones. */
export const isBelievable = (known: DayRates, next: DayRates): boolean =>
  [...next.perEuro].every(([currency, rate]) => {
    const before = known.perEuro.get(currency)
    const ratio = before === undefined ? 1 : Number(rate) / Number(before)
    return ratio < mostChange && ratio > 1 / mostChange
  })
