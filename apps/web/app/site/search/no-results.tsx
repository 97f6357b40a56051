import { hasAnyPermission, type ResultsOf, type SearchResults, type searchData } from '@porchlight/contract'
import { ButtonLink, UiLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { SaveSearch } from '#app/features/saved-searches/save-search.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { listFormat } from '#app/lib/intl.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { noResultsWords } from '#app/lib/messages/site/no-results.ts'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { HomeGroups } from './home-groups.tsx'
import { changed, filterCount, stayQuery } from './search-address.ts'

type Props = { found: SearchResults; offer: ResultsOf<typeof searchData> }
type Way = SearchResults['loosen'][number]
type Home = Way['homes'][number]

/** One of the nearest homes, as the changed search would find it. */
const NearHome = ({ home, to }: { home: Home; to: URLSearchParams }) => {
  const { moneyRounded } = useFormats()
  const words = useWords(searchWords)
  const price = home.headline ?? home.fromNight
  return (
    <li>
      <UiLink href={`${href('/properties/:slug/:thirdParty?', { slug: home.slug })}${stayQuery(to, home.stay)}`}>
        {home.image && <HomePicture image={home.image} evening={home.evening} sizes="200px" ratio="3 / 2" silent />}
        <b>{home.name}</b>
        <span className="t-mini muted">
          {home.town}, {words.sleeps({ number: home.sleeps })}
        </span>
        {price && (
          <span className="t-mini num">
            <b>{moneyRounded(price)}</b> {home.stay ? words.forNights({ nights: home.stay.nights }) : words.perNight}
          </span>
        )}
      </UiLink>
    </li>
  )
}

const Way = ({ way, labelOf }: { way: Way; labelOf: (filter: string) => string }) => {
  const { stayDates } = useFormats()
  const language = useLanguage()
  const empty = useWords(noResultsWords)
  const [search] = useSearchParams()
  const to = changed(search, way.change)
  const { arrive, depart } = way.change
  const rest = way.filters.filter((filter) => filter !== 'dates' || !arrive)
  const removed =
    rest.length > 0 &&
    empty.without({ filter: listFormat(language, { type: 'conjunction' }).format(rest.map(labelOf)) })
  const moved = arrive && depart && empty.moveDates({ dates: stayDates({ arrive, depart }) })
  return (
    <li>
      <p className="search-way">{[moved, removed].filter(Boolean).join(' · ')}</p>
      <ButtonLink href={`?${to}`}>{empty.see({ number: way.count })}</ButtonLink>
      <ul className="search-near" aria-label={empty.nearest}>
        {way.homes.map((home) => (
          <NearHome key={home.id} home={home} to={to} />
        ))}
      </ul>
    </li>
  )
}

/** Before the first home is published no search can find one; staff see where to add one. */
const NoHomes = () => {
  const words = useWords(noResultsWords)
  const user = useUser()
  return (
    <div className="search-empty">
      <h1 className="t-h1">{words.noHomes}</h1>
      <p className="t-lead">{words.noHomesText}</p>
      {user && hasAnyPermission(user, ['homes']) && (
        <>
          <p>{words.noHomesStaff}</p>
          <ButtonLink href={href('/staff/homes/new')}>{words.addHome}</ButtonLink>
        </>
      )}
    </div>
  )
}

/** Filters to remove and how many homes that adds, most first. */
const ClosestHomes = ({ found, offer }: Props) => {
  const { stayDates } = useFormats()
  const words = useWords(searchWords)
  const empty = useWords(noResultsWords)
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
  const lead = (filters: number) =>
    filters === 1 ? empty.emptyText : filters === 2 ? empty.emptyPairs : empty.emptyNearest
  const ways = found.loosen.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return (
    <div className="search-empty">
      <h1 className="t-h1">
        {found.datesProblem
          ? empty.datesProblems[found.datesProblem]
          : arrive && depart
            ? empty.emptyTitleFor({ filters: filterCount(search), dates: stayDates({ arrive, depart }) })
            : empty.emptyTitle({ filters: filterCount(search) })}
      </h1>
      {found.together.length > 0 && <HomeGroups combinations={found.together} />}
      <p className="t-lead">{ways.length > 0 ? lead(ways[0]?.filters.length ?? 0) : empty.emptyNothing}</p>
      {ways.length > 0 && (
        <ul className="search-ways">
          {ways.map((way) => (
            <Way key={way.filters.join(' ')} way={way} labelOf={labelOf} />
          ))}
        </ul>
      )}
      <SaveSearch label={saving.tellMe} />
      <ButtonLink look="link" href={href('/book-a-property/:mapOrAffiliate?')}>
        {empty.everywhere}
      </ButtonLink>
    </div>
  )
}

/** What a search without results offers instead. */
export const NoResults = (props: Props) => (props.offer.total === 0 ? <NoHomes /> : <ClosestHomes {...props} />)
