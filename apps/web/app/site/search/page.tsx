import './search.css'
import './lists.css'
import { type QueryInputOf, searchData, searchHomes } from '@porchlight/contract'
import { lazy, useState } from 'react'
import { redirect, useLocation, useNavigation, useRouteLoaderData, useSearchParams } from 'react-router'
import { SearchForm } from '#app/features/search-form/search-form.tsx'
import { valuesIn } from '#app/features/search-form/search-values.ts'
import { SiteFooter } from '#app/features/shell/site-footer.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { amenitiesIn } from '#app/lib/amenities.server.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { contentLanguageOf } from '#app/lib/language.ts'
import { isMapped } from '#app/lib/map-cover.ts'
import { listNames } from '#app/lib/messages/site/list-names.ts'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, shareOf, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { session, useMapStyles } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { Filters } from './filters.tsx'
import { IgnoredParameters } from './ignored-parameters.tsx'
import { requestedList } from './lists.ts'
import { loadList } from './load-list.ts'
import { MapPane } from './map-pane.tsx'
import { Results } from './results.tsx'
import { sanitizedAddress } from './sanitize-search.server.ts'
import { filtersIn, queryIn } from './search-address.ts'

/** Loaded only without results. */
const LazyNoResults = lazy(() => import('./no-results.tsx').then((module) => ({ default: module.NoResults })))
const LazyCompare = lazy(() => import('./compare.tsx'))
const LazyHomeList = lazy(() => import('./home-list.tsx'))

type Shown = Awaited<ReturnType<typeof loader>>
type SearchData = Extract<Shown, { kind: 'search' }>

/**
 * Rendered at once on the server. No suspense boundary: the server
 * streams large boundaries by script, and these must work without; the page waits for them instead.
 */
const ready: {
  Compare?: typeof import('./compare.tsx').default
  HomeList?: typeof import('./home-list.tsx').default
  NoResults?: typeof import('./no-results.tsx').NoResults
} = {}

const useShown = () => useRouteLoaderData<typeof loader>('book-a-property')

/** The search form, in the header if there is room, otherwise below. */
const Ask = () => {
  const shown = useShown()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  return (
    shown?.kind === 'search' && (
      <div className="search-ask">
        <SearchForm
          places={shown.offer.places}
          values={valuesIn(search)}
          hiddenFields={filtersIn(search)}
          action={pathname}
          compact
        />
      </div>
    )
  )
}

/** Results end with a map; lists of homes have the footer. */
const Foot = () => (useShown()?.kind === 'search' ? null : <SiteFooter />)

export const handle = { footer: Foot, headerSlot: Ask, pictureFirst: true } satisfies PageHandle

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { searchParams } = new URL(request.url)
  const { user } = context.get(session)
  const language = contentLanguageOf(request, user)
  const list = requestedList(searchParams)
  if (list) {
    ready.Compare ??= (await import('./compare.tsx')).default
    ready.HomeList ??= (await import('./home-list.tsx')).default
    return loadList(api, list, searchParams, { isKnown: user !== null, language })
  }
  ready.NoResults ??= (await import('./no-results.tsx')).NoResults
  const readableAddress = sanitizedAddress(new URL(request.url))
  if (readableAddress) throw redirect(readableAddress)
  const query = queryIn(searchParams) as QueryInputOf<typeof searchHomes>
  const [found, offer] = await Promise.all([api(searchHomes, { query }), api(searchData)])
  const offered = resultsOf(offer)
  const amenities = amenitiesIn(offered.amenities, language)
  return { kind: 'search' as const, found: resultsOf(found), offer: { ...offered, amenities } }
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => {
  const words = wordsIn(searchWords, spokenIn(args))
  const { search } = args.location
  const shown = args.loaderData
  if (shown && shown.kind !== 'search')
    return pageMeta(args, { title: wordsIn(listNames, spokenIn(args))[shown.kind], noindex: true })
  const place = shown?.offer.places.find(({ id }) => id === new URLSearchParams(search).get('place'))
  const number = shown?.found.total ?? 0
  return pageMeta(args, {
    title: place ? words.metaTitleIn({ place: place.name }) : words.metaTitle,
    description: place ? words.metaTextIn({ number, place: place.name }) : words.metaText({ number }),
    image: shareOf(shown?.found.homes.find(({ image }) => image)?.image),
    path: `/book-a-property${place ? `?place=${place.id}` : ''}`,
  })
}

const Found = ({ found, offer, isMap }: Omit<SearchData, 'kind'> & { isMap: boolean }) => {
  const [lit, setLit] = useState<number | null>(null)
  const [view, setView] = useState<'list' | 'map'>(isMap ? 'map' : 'list')
  const { NoResults = LazyNoResults } = ready
  const waiting = useNavigation().state === 'loading'
  const pair = { lit, onLit: setLit }
  const hasMap = isMapped(useMapStyles().light, offer.places)
  return (
    <div className="search-page" data-view={hasMap ? view : 'list'}>
      <Ask />
      <Filters found={found} offer={offer} />
      <div className="search-split" data-alone={!hasMap || undefined}>
        <div className="search-list" aria-busy={waiting || undefined}>
          <IgnoredParameters />
          {found.total === 0 ? (
            <NoResults found={found} offer={offer} />
          ) : (
            <Results found={found} offer={offer} {...pair} />
          )}
        </div>
        {hasMap && <MapPane found={found} offer={offer} view={view} onView={setView} {...pair} />}
      </div>
    </div>
  )
}

/** `/book-a-property`: search results, a list of homes, or a comparison. */
export default function SearchPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.kind === 'search') return <Found {...loaderData} isMap={params.mapOrAffiliate === 'map'} />
  const { Compare = LazyCompare, HomeList = LazyHomeList } = ready
  return loaderData.kind === 'compare' ? (
    <Compare {...loaderData} />
  ) : (
    <HomeList key={loaderData.kind} kind={loaderData.kind} given={loaderData.homes} />
  )
}
