import { type HomeCard, homeCards, type SearchResults } from '@porchlight/contract'
import { type MapBounds, MapView } from '@porchlight/ui/map'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { mapWords } from '#app/lib/messages/site/map.ts'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMapStyles } from '#app/lib/session.ts'
import { MapCard } from './map-card.tsx'
import { boundsOf, clusterGap, marksOf, type Spot, spotsOf } from './map-marks.ts'

type Props = {
  found: SearchResults
  lit: number | null
  onLit: (id: number | null) => void
  onMoved: (bbox: string) => void
  /** The address has a map area: the map stays where the visitor moved it. */
  isFixed: boolean
}

const island: MapBounds = [-71.76, 40.1, -70.9, 40.33]

/** The map's width next to the list in pixels; narrower windows show the map at full width. */
const widest = 620
/** Padding in pixels around the homes found. */
const margins = 80

const bboxOf = (bounds: MapBounds): string => bounds.map((side) => side.toFixed(4)).join(',')

/**
 * The card of a pin: from this page of results or from a group, otherwise loaded. Undefined if it can't be loaded now.
 */
const cardOf = async (id: number, { homes, together }: SearchResults): Promise<HomeCard | undefined> => {
  const known = [...homes, ...together.flatMap((group) => group.homes)].find((home) => home.id === id)
  if (known) return known
  const answer = await api(homeCards, { query: { ids: String(id) } })
  return answer.ok ? answer.results.homes[0] : undefined
}

/** Price pins and clusters; a pin and its row highlight each other. */
export const ResultsMap = ({ found, lit, onLit, onMoved, isFixed }: Props) => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const [shown, setShown] = useState<{ home: HomeCard; spot: Spot } | null>(null)
  const { moneyRounded } = useFormats()
  const { spots, bounds, marks } = useMemo(() => {
    const spots = spotsOf(found, search)
    const bounds = found.bounds ?? boundsOf(spots)
    const gap = clusterGap(bounds ?? island, Math.min(innerWidth, widest) - margins)
    return { spots, bounds, marks: marksOf(found, spots, words, moneyRounded, gap) }
  }, [found, search, words, moneyRounded])
  const open = (id: number | string) => {
    const spot = spots.find((one) => one.id === id)
    if (!spot) return
    void cardOf(spot.id, found).then((home) => home && setShown({ home, spot }))
  }
  return (
    <>
      <MapView
        label={words.map}
        styles={useMapStyles()}
        words={useWords(mapWords)}
        at={bounds ?? island}
        follow={bounds !== null && !isFixed}
        {...marks}
        lit={lit}
        onLit={(id) => onLit(id === null ? null : Number(id))}
        onPin={open}
        onMoved={(moved) => onMoved(bboxOf(moved))}
      />
      {shown && <MapCard {...shown} onClose={() => setShown(null)} />}
    </>
  )
}
