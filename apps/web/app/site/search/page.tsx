import './search.css'
import { type QueryInputOf, searchData, searchHomes } from '@porchlight/contract'
import { useState } from 'react'
import { useLocation, useNavigation, useRouteLoaderData, useSearchParams } from 'react-router'
import { SearchForm } from '#app/features/search-form/search-form.tsx'
import { valuesIn } from '#app/features/search-form/search-values.ts'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Filters } from './filters.tsx'
import { MapPane } from './map-pane.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { Results } from './results.tsx'
import { filtersIn, queryIn } from './search-address.ts'

/** Where, when and who, in the header where there is room, else below it. */
const Ask = () => {
  const data = useRouteLoaderData<typeof loader>('book-a-property')
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  return (
    data && (
      <div className="search-ask">
        <SearchForm
          places={data.offer.places}
          values={valuesIn(search)}
          kept={filtersIn(search)}
          action={pathname}
          compact
        />
      </div>
    )
  )
}

export const handle = { footer: false, headerSlot: Ask } satisfies PageHandle

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  // Whatever stands in the address goes as it is: the server says what is wrong with it.
  const query = queryIn(new URL(request.url).searchParams) as QueryInputOf<typeof searchHomes>
  const [found, offer] = await Promise.all([api(searchHomes, { query }), api(searchData)])
  return { found: resultsOf(found), offer: resultsOf(offer) }
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => {
  const words = wordsIn(searchWords, spokenIn(args))
  const { search } = args.location
  const place = args.loaderData?.offer.places.find(({ id }) => id === new URLSearchParams(search).get('place'))
  const number = args.loaderData?.found.total ?? 0
  return pageMeta(args, {
    title: place ? words.metaTitleIn({ place: place.name }) : words.metaTitle,
    description: place ? words.metaTextIn({ number, place: place.name }) : words.metaText({ number }),
    path: `/book-a-property${place ? `?place=${place.id}` : ''}`,
  })
}

export default function SearchPage({ loaderData: { found, offer }, params }: Route.ComponentProps) {
  const [lit, setLit] = useState<number | null>(null)
  const [view, setView] = useState<'list' | 'map'>(params.mapOrAffiliate === 'map' ? 'map' : 'list')
  const waiting = useNavigation().state === 'loading'
  const pair = { lit, onLit: setLit }
  return (
    <div className="search-page" data-view={view}>
      <Ask />
      <Filters found={found} offer={offer} />
      <div className="search-split">
        <div className="search-list" aria-busy={waiting || undefined}>
          {found.total === 0 ? (
            <NothingFits found={found} offer={offer} />
          ) : (
            <Results found={found} offer={offer} {...pair} />
          )}
        </div>
        <MapPane found={found} view={view} onView={setView} {...pair} />
      </div>
    </div>
  )
}
