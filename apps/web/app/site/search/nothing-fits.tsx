import type { ResultsOf, SearchResults, searchData } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { stayDates } from '#app/lib/formats.ts'
import { searchWords } from '#app/lib/messages/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { changed, filterCount, type SearchName, toggled } from './search-address.ts'

type Props = { found: SearchResults; offer: ResultsOf<typeof searchData> }

/** What each loosened filter is called in the address. */
const parts: Record<string, readonly SearchName[]> = {
  dates: ['arrive', 'depart', 'flex', 'month'],
  guests: ['adults', 'children'],
  price: ['min', 'max'],
}

/** Which filter to loosen and what would then appear, most first. */
export const NothingFits = ({ found, offer }: Props) => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const arrive = search.get('arrive')
  const depart = search.get('depart')
  const addressWithout = (filter: string): URLSearchParams => {
    const [name = '', code] = filter.split(':')
    if (code && (name === 'amenities' || name === 'types')) return toggled(search, name, code)
    return changed(search, Object.fromEntries((parts[name] ?? [name]).map((part) => [part, ''])))
  }
  const labelOf = (filter: string): string => {
    const [name = '', code] = filter.split(':')
    const known = [...offer.amenities, ...offer.types].find((one) => one.code === code)
    return known?.label ?? words.loosen[name] ?? name
  }
  const ways = found.loosen.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return (
    <div className="search-empty">
      <h1 className="t-h1">
        {words.emptyTitle(filterCount(search), arrive && depart ? stayDates({ arrive, depart }) : '')}
      </h1>
      <p className="t-lead">{ways.length > 0 ? words.emptyText : words.emptyNothing}</p>
      <ul>
        {ways.map(({ filter, count }) => (
          <li key={filter}>
            <ButtonLink href={`?${addressWithout(filter)}`}>{words.drop(labelOf(filter), count)}</ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink look="link" href={href('/book-a-property/:mapOrAffiliate?')}>
        {words.wholeIsland}
      </ButtonLink>
    </div>
  )
}
