import type { ResultsOf, SearchResults, searchData } from '@porchlight/contract'
import { Button, Checkbox } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMapStyles } from '#app/lib/session.ts'
import { useResultTitle } from './result-title.ts'
import type { Lit } from './results.tsx'
import { changed, queryIn } from './search-address.ts'
import { useMapEnabled } from './use-map-enabled.ts'

/** Rendered after the list: its scripts load with the first map. */
const ResultsMap = lazy(() => import('./results-map.tsx').then((module) => ({ default: module.ResultsMap })))

type Props = {
  found: SearchResults
  offer: ResultsOf<typeof searchData>
  view: 'list' | 'map'
  onView: (view: 'list' | 'map') => void
} & Lit

/** The map next to the list: moving it searches, unless turned off. */
export const MapPane = ({ found, offer, view, onView, lit, onLit }: Props) => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [follows, setFollows] = useState(true)
  const title = useResultTitle(found, offer)
  const wanted = useMapEnabled(view === 'map')
  const isOfIsland = useMapStyles().light.startsWith('/map/')
  const moved = (bbox: string) => {
    if (follows)
      void navigate({ search: `?${changed(search, { bbox, place: '' })}` }, { replace: true, preventScrollReset: true })
  }
  return (
    <aside className="search-map" aria-label={words.map}>
      {isOfIsland && !wanted && <span className="search-outline" aria-hidden="true" />}
      <Suspense>
        {wanted && (
          <ResultsMap
            found={found}
            lit={lit}
            onLit={onLit}
            onMoved={moved}
            isFixed={queryIn(search).bbox !== undefined}
          />
        )}
      </Suspense>
      <div className="search-moves">
        <Checkbox checked={follows} onChange={setFollows} label={words.searchAsIMove} />
      </div>
      <div className="search-views">
        {view === 'map' && <p className="num">{title}</p>}
        <Button
          look="primary"
          icon={view === 'list' ? 'map' : 'list'}
          onClick={() => onView(view === 'list' ? 'map' : 'list')}
        >
          {view === 'list' ? words.showMap : words.showList}
        </Button>
      </div>
    </aside>
  )
}
