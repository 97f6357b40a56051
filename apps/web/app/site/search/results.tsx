import type { ResultsOf, SearchHit, SearchResults, searchData } from '@porchlight/contract'
import { Icon, type IconName, Pagination, Select, UiLink } from '@porchlight/ui'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { SaveSearch } from '#app/features/saved-searches/save-search.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOpenUser } from '#app/lib/session.ts'
import { useResultTitle } from './result-title.ts'
import { changed, stayQuery } from './search-address.ts'
import type { Earnings } from './use-agent-earnings.ts'

/** Loaded after login; shows something only to travel agents and brokers. */
const AgentEarnings = lazy(() => import('./agent-earnings.tsx'))
const StayEarnings = lazy(() =>
  import('#app/features/partner-money/stay-earnings.tsx').then((module) => ({ default: module.StayEarnings })),
)

/** Not needed for the page's first view. */
const CompareChoice = lazy(() => import('./compare-choice.tsx'))
/** Loaded with the first home selected. */
const CompareBar = lazy(() => import('./compare-bar.tsx'))

export type Lit = { lit: number | null; onLit: (id: number | null) => void }
type Offer = ResultsOf<typeof searchData>

const icons: Record<string, IconName> = {
  water_walk: 'water',
  beach_walk: 'water',
  wifi: 'wifi',
  night_noise: 'moon',
  village_walk: 'pin',
  steps: 'steps',
}
const shownFacts = 3

const sorts = ['match', 'price', '-price', 'rating'] as const

const Head = ({ found, offer, tools }: { found: SearchResults; offer: Offer; tools: ReactNode }) => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [first] = found.homes
  const sort = search.get('sort') ?? 'match'
  const guests = Number(search.get('adults') ?? 0) + Number(search.get('children') ?? 0)
  const text = !first?.headline
    ? words.pricesPerNight
    : search.get('flex')
      ? words.pricesFlexible
      : words.pricesForStay({ nights: words.nights({ number: first.stay?.nights ?? 0 }) })
  return (
    <header className="search-head">
      <div>
        <h1 className="t-h2" aria-live="polite">
          {useResultTitle(found, offer)}
        </h1>
        <p className="t-small muted">{text}</p>
        {sort === 'match' && (
          <p className="t-small muted">{guests > 0 ? words.matchFor({ number: guests }) : words.matchAny}</p>
        )}
      </div>
      <div className="search-tools">
        {tools}
        <SaveSearch label={words.saveSearch} />
        <Select
          bare
          label={words.sortBy}
          emptyText=""
          options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
          value={sort}
          onChange={(sort) =>
            void navigate(
              { search: `?${changed(search, { sort: sort === 'match' ? '' : sort })}` },
              { preventScrollReset: true },
            )
          }
        />
      </div>
    </header>
  )
}

const Price = ({ home }: { home: SearchHit }) => {
  const { moneyRounded, dayShort, money } = useFormats()
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  if (!home.headline || !home.stay)
    return (
      home.fromNight && (
        <p className="search-price num">
          <b className="t-price">{moneyRounded(home.fromNight)}</b>
          <span>{words.perNight}</span>
        </p>
      )
    )
  return (
    <p className="search-price num">
      <b className="t-price">{moneyRounded(home.headline)}</b>
      <span>
        {search.get('flex') && (
          <>
            {dayShort(home.stay.arrive)} – {dayShort(home.stay.depart)}
            <br />
          </>
        )}
        {words.forNights({ nights: home.stay.nights })}
        <br />
        {home.taxes?.amount ? words.taxes({ amount: money(home.taxes) }) : words.noTaxes}
      </span>
    </p>
  )
}

type Choice = Pick<ComponentProps<typeof CompareChoice>, 'chosen' | 'onChosen'>
type RowProps = { home: SearchHit; earned: ReturnType<Earnings['get']>; eager: boolean } & Lit & Choice

const Row = ({ home, earned, lit, onLit, eager, chosen, onChosen }: RowProps) => {
  const { count, decimal } = useFormats()
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  return (
    <li
      data-lit={lit === home.id || undefined}
      onPointerEnter={() => onLit(home.id)}
      onPointerLeave={() => onLit(null)}
      onFocus={() => onLit(home.id)}
      onBlur={() => onLit(null)}
    >
      <UiLink
        className="search-row"
        href={`${href('/properties/:slug/:thirdParty?', { slug: home.slug })}${stayQuery(search, home.stay)}`}
      >
        {home.image && (
          <HomePicture
            image={home.image}
            evening={home.evening}
            sizes="(width <= 768px) 100vw, 296px"
            className="search-picture"
            eager={eager}
            silent
          />
        )}
        <div className="search-words">
          <div className="search-name">
            <h2 className="t-card">{home.name}</h2>
            <span className="t-mini muted">
              <Icon name={home.instant ? 'bolt' : 'clock'} size={15} />{' '}
              {home.instant ? words.instantBook : words.ownerAnswers}
            </span>
          </div>
          <p className="t-small muted">
            {home.town}, {words.bedroomCount({ number: home.bedrooms })}, {words.sleeps({ number: home.sleeps })}
            {home.rating !== null && `, ${words.rated({ rating: decimal(home.rating, 2), number: home.reviews })}`}
          </p>
          <ul className="search-facts num">
            {home.facts.slice(0, shownFacts).map((fact) => (
              <li key={fact.code} title={fact.label}>
                <Icon name={icons[fact.code] ?? 'info'} size={17} />
                <b>{count(fact.value)}</b> {fact.unit}
              </li>
            ))}
          </ul>
          {home.note && <p className="t-small search-note">{home.note}</p>}
          <Price home={home} />
          {earned && (
            <Suspense>
              <StayEarnings earned={earned} />
            </Suspense>
          )}
        </div>
      </UiLink>
      <FavoriteButton home={home} small />
      <div className="search-choose">
        <Suspense>
          <CompareChoice home={home} chosen={chosen} onChosen={onChosen} />
        </Suspense>
      </div>
    </li>
  )
}

export const Results = ({ found, offer, lit, onLit }: { found: SearchResults; offer: Offer } & Lit) => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const user = useOpenUser()
  const [earned, setEarned] = useState<Earnings>()
  const [selected, setSelected] = useState<readonly number[]>([])
  const chosen = selected.filter((id) => found.homes.some((home) => home.id === id))
  return (
    <>
      <Head
        found={found}
        offer={offer}
        tools={
          user && (
            <Suspense>
              <AgentEarnings homes={found.homes} onEarned={setEarned} />
            </Suspense>
          )
        }
      />
      <ul className="search-rows" aria-label={words.results}>
        {found.homes.map((home, at) => (
          <Row
            key={home.id}
            home={home}
            earned={earned?.get(home.id)}
            lit={lit}
            onLit={onLit}
            eager={at === 0}
            chosen={chosen}
            onChosen={setSelected}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <Suspense>
          <CompareBar chosen={chosen} />
        </Suspense>
      )}
      <Pagination
        label={words.pages}
        current={found.currentPage}
        pages={found.numberPages}
        hrefOf={(page) => `?${changed(search, { page: page === 1 ? '' : page })}`}
        previousLabel={words.previous}
        nextLabel={words.next}
        pageLabel={(number) => words.page({ number })}
      />
    </>
  )
}
