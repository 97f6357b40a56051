import { type SearchQuery, savedSearchNameLength, searchQuery } from '@porchlight/contract'
import type { useFormats } from '#app/lib/formats.ts'
import type { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'

type Words = WordsOf<typeof savedSearchWords>
type Formats = Pick<ReturnType<typeof useFormats>, 'stayDates' | 'monthName'>

const datesIn = ({ arrive, depart, flex, month }: SearchQuery, words: Words, formats: Formats): string | undefined => {
  if (flex && flex !== '3d') return month && words.flexible[flex]({ month: formats.monthName(month) })
  if (!arrive || !depart) return undefined
  const dates = formats.stayDates({ arrive, depart })
  return flex ? words.aroundDates({ dates }) : dates
}

const filtersIn = ({ amenities = [], types = [], ...query }: SearchQuery): number =>
  amenities.length +
  types.length +
  [query.bedrooms, query.bathrooms, query.min, query.max, query.pets, query.instant].filter(Boolean).length

/** Short description of a search: "Saltgrass, Fri 2 to Fri, Jul 9, 2027, 4 guests"; undefined if it isn't a search. */
export const searchName = (
  search: URLSearchParams,
  place: string | undefined,
  words: Words,
  formats: Formats,
): string | undefined => {
  const { data: query } = searchQuery.safeParse(Object.fromEntries(search))
  if (!query) return undefined
  const guests = query.adults + query.children
  const filters = filtersIn(query)
  return [
    place ?? (query.bbox ? words.partOfMap : words.anywhere),
    datesIn(query, words, formats),
    guests > 0 && words.guests({ number: guests }),
    filters > 0 && words.filters({ number: filters }),
  ]
    .filter(Boolean)
    .join(', ')
    .slice(0, savedSearchNameLength)
}
