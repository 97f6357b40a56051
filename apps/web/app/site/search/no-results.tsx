import type { ResultsOf, SearchResults, searchData } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { SaveSearch } from '#app/features/saved-searches/save-search.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { HomeGroups } from './home-groups.tsx'
import { changed, filterCount } from './search-address.ts'

type Props = { found: SearchResults; offer: ResultsOf<typeof searchData> }
type Way = SearchResults['loosen'][number]

const Way = ({ way, label }: { way: Way; label: string }) => {
  const { stayDates } = useFormats()
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const [first] = way.homes
  const names = way.homes.map((home) => home.name).join(', ')
  const moved = way.filter === 'dates' && way.change.arrive && way.change.depart
  return (
    <li>
      {first?.image && <HomePicture image={first.image} evening={first.evening} sizes="164px" ratio="16 / 9" silent />}
      <div>
        <p className="search-way">
          {moved
            ? words.moveDates({
                dates: stayDates({ arrive: way.change.arrive as string, depart: way.change.depart as string }),
              })
            : words.without({ filter: label })}
        </p>
        <p className="t-small muted">{names}</p>
      </div>
      <ButtonLink href={`?${changed(search, way.change)}`}>{words.see({ number: way.count })}</ButtonLink>
    </li>
  )
}

/** Filters to remove and how many homes that adds, most first. */
export const NoResults = ({ found, offer }: Props) => {
  const { stayDates } = useFormats()
  const words = useWords(searchWords)
  const saving = useWords(savedSearchWords)
  const [search] = useSearchParams()
  const arrive = search.get('arrive')
  const depart = search.get('depart')
  const labelOf = (filter: string): string => {
    const [name = '', code] = filter.split(':')
    return (
      offer.amenities.find((one) => one.code === code)?.label ?? words.loosen[name as keyof typeof words.loosen] ?? name
    )
  }
  const ways = found.loosen.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return (
    <div className="search-empty">
      <h1 className="t-h1">
        {arrive && depart
          ? words.emptyTitleFor({ filters: filterCount(search), dates: stayDates({ arrive, depart }) })
          : words.emptyTitle({ filters: filterCount(search) })}
      </h1>
      {found.together.length > 0 && <HomeGroups combinations={found.together} />}
      <p className="t-lead">{ways.length > 0 ? words.emptyText : words.emptyNothing}</p>
      {ways.length > 0 && (
        <ul className="search-ways">
          {ways.map((way) => (
            <Way key={way.filter} way={way} label={labelOf(way.filter)} />
          ))}
        </ul>
      )}
      <SaveSearch label={saving.tellMe} />
      <ButtonLink look="link" href={href('/book-a-property/:mapOrAffiliate?')}>
        {words.wholeIsland}
      </ButtonLink>
    </div>
  )
}
