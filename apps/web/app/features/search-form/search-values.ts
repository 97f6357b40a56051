import type { SearchQuery } from '@porchlight/contract'

export type Flex = NonNullable<SearchQuery['flex']>

export type SearchValues = {
  place: string
  /** The map area searched instead of a town. */
  bbox: string
  arrive: string
  depart: string
  flex: Flex | ''
  /** Month of the flexible stay: `2027-07`. */
  month: string
  adults: number
  children: number
  infants: number
  pets: number
}

export const emptySearch: SearchValues = {
  place: '',
  bbox: '',
  arrive: '',
  depart: '',
  flex: '',
  month: '',
  adults: 0,
  children: 0,
  infants: 0,
  pets: 0,
}

const wholeOf = (text: string | null): number => {
  const number = Number(text ?? 0)
  return Number.isInteger(number) && number > 0 && number <= 50 ? number : 0
}

const flexes: readonly string[] = ['3d', 'weekend', 'week', 'month'] satisfies Flex[]
const flexIn = (text: string | null): Flex | '' => (text && flexes.includes(text) ? (text as Flex) : '')

/** A weekend, week, or month within a month, without exact dates. */
export const isOfMonth = (flex: Flex | ''): flex is Exclude<Flex, '3d'> => flex !== '' && flex !== '3d'

/** This month, `2027-07`, or a later one. */
export const monthFrom = (today: Date, after: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + after, 1)).toISOString().slice(0, 7)

/** The server's default for a missing month. */
const monthIn = (search: URLSearchParams, today: Date): string =>
  search.get('month') || search.get('arrive')?.slice(0, 7) || monthFrom(today, 1)

/** Place, dates, and guests of a search address. */
export const valuesIn = (search: URLSearchParams, today = new Date()): SearchValues => {
  const flex = flexIn(search.get('flex'))
  const place = search.get('place') ?? ''
  return {
    place,
    bbox: place ? '' : (search.get('bbox') ?? ''),
    arrive: isOfMonth(flex) ? '' : (search.get('arrive') ?? ''),
    depart: isOfMonth(flex) ? '' : (search.get('depart') ?? ''),
    flex,
    month: isOfMonth(flex) ? monthIn(search, today) : '',
    adults: wholeOf(search.get('adults')),
    children: wholeOf(search.get('children')),
    infants: wholeOf(search.get('infants')),
    pets: wholeOf(search.get('pets')),
  }
}

/** Ignores a single date and flexibility without dates; flexible dates replace exact ones. */
const datesOf = ({ arrive, depart, flex, month }: SearchValues) => {
  if (isOfMonth(flex)) return { arrive: '', depart: '', flex, month }
  return arrive && depart ? { arrive, depart, flex, month: '' } : { arrive: '', depart: '', flex: '', month: '' }
}

/** Form values without empty ones. */
export const filledFields = (values: SearchValues): [string, string][] =>
  Object.entries({ ...values, ...datesOf(values) })
    .map(([name, value]): [string, string] => [name, String(value)])
    .filter(([, value]) => value !== '' && value !== '0')
