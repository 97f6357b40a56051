import type { SearchQuery } from '@porchlight/contract'

export type Flex = NonNullable<SearchQuery['flex']>

export type SearchValues = {
  place: string
  /** The part of the map that is searched, in place of a town. */
  bbox: string
  arrive: string
  depart: string
  flex: Flex | ''
  /** In which the flexible stay lies: `2027-07`. */
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

/** A weekend, a week or a month somewhere in a month: there are no dates beside it. */
export const isOfMonth = (flex: Flex | ''): flex is Exclude<Flex, '3d'> => flex !== '' && flex !== '3d'

/** Today's month, `2027-07`, or one so many after it. */
export const monthFrom = (today: Date, after: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + after, 1)).toISOString().slice(0, 7)

/** As the server reads an address that names no month. */
const monthIn = (search: URLSearchParams, today: Date): string =>
  search.get('month') || search.get('arrive')?.slice(0, 7) || monthFrom(today, 1)

/** What a search address says about where, when and who. */
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

/** One date alone says nothing, nor do days around no dates; flexible dates are in place of fixed ones. */
const datesOf = ({ arrive, depart, flex, month }: SearchValues) => {
  if (isOfMonth(flex)) return { arrive: '', depart: '', flex, month }
  return arrive && depart ? { arrive, depart, flex, month: '' } : { arrive: '', depart: '', flex: '', month: '' }
}

/** Names and values of the form, without what says nothing. */
export const filledFields = (values: SearchValues): [string, string][] =>
  Object.entries({ ...values, ...datesOf(values) })
    .map(([name, value]): [string, string] => [name, String(value)])
    .filter(([, value]) => value !== '' && value !== '0')
