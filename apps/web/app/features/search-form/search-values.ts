export type SearchValues = {
  place: string
  arrive: string
  depart: string
  adults: number
  children: number
  infants: number
  pets: number
}

export const emptySearch: SearchValues = {
  place: '',
  arrive: '',
  depart: '',
  adults: 0,
  children: 0,
  infants: 0,
  pets: 0,
}

const wholeOf = (text: string | null): number => {
  const number = Number(text ?? 0)
  return Number.isInteger(number) && number > 0 && number <= 50 ? number : 0
}

/** What a search address says about where, when and who. */
export const valuesIn = (search: URLSearchParams): SearchValues => ({
  place: search.get('place') ?? '',
  arrive: search.get('arrive') ?? '',
  depart: search.get('depart') ?? '',
  adults: wholeOf(search.get('adults')),
  children: wholeOf(search.get('children')),
  infants: wholeOf(search.get('infants')),
  pets: wholeOf(search.get('pets')),
})

/** Names and values of the form, without what says nothing; one date alone says nothing. */
export const filledFields = (values: SearchValues): [string, string][] =>
  Object.entries(values.arrive && values.depart ? values : { ...values, arrive: '', depart: '' })
    .map(([name, value]): [string, string] => [name, String(value)])
    .filter(([, value]) => value !== '' && value !== '0')
