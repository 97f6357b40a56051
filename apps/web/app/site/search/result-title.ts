import type { ResultsOf, SearchResults, searchData } from '@porchlight/contract'
import { useSearchParams } from 'react-router'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { queryIn } from './search-address.ts'

/** How many homes were found, and where. */
export const useResultTitle = ({ total }: SearchResults, offer: ResultsOf<typeof searchData>): string => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const { bbox, place } = queryIn(search)
  const town = offer.places.find(({ id }) => id === place)
  if (town) return words.titleIn({ number: total, place: town.name })
  return bbox ? words.titleHere({ number: total }) : words.title({ number: total })
}
