import { searchData } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { SearchForm, type SearchPlace } from '#app/features/search-form/search-form.tsx'
import { emptySearch } from '#app/features/search-form/search-values.ts'
import { api } from '#app/lib/api.ts'

/** The home page's search, for addresses without a page. */
export const NotFoundSearch = () => {
  const [places, setPlaces] = useState<readonly SearchPlace[]>([])
  useEffect(() => {
    let isGone = false
    void api(searchData).then((answer) => {
      if (answer.ok && !isGone) setPlaces(answer.results.places)
    })
    return () => {
      isGone = true
    }
  }, [])
  return (
    <div className="wrap notice-search">
      <SearchForm places={places} values={emptySearch} />
    </div>
  )
}
