import type { SearchHit, SearchResults } from '@porchlight/contract'
import { type MapBounds, MapView } from '@porchlight/ui/map'
import { useMemo, useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { mapWords } from '#app/lib/messages/site/map.ts'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMapStyles } from '#app/lib/session.ts'
import { MapCard } from './map-card.tsx'
import { boundsOf, clusterGap, marksOf, spotsOf } from './map-marks.ts'

type Props = {
  found: SearchResults
  lit: number | null
  onLit: (id: number | null) => void
  onMoved: (bbox: string) => void
  /** The address has a map area: the map stays where the visitor moved it. */
  isFixed: boolean
}

const island: MapBounds = [-71.76, 40.1, -70.9, 40.33]

/** Map width beside the list in pixels; narrower windows show the map full width. */
const widest = 620
/** Padding in pixels around the homes found. */
const margins = 80

const bboxOf = (bounds: MapBounds): string => bounds.map((side) => side.toFixed(4)).join(',')

/** Price pins and clusters; a pin and its row highlight each other. */
export const ResultsMap = ({ found, lit, onLit, onMoved, isFixed }: Props) => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [shown, setShown] = useState<SearchHit | null>(null)
  const { moneyRounded } = useFormats()
  const { spots, bounds, marks } = useMemo(() => {
    const spots = spotsOf(found, search)
    const bounds = found.bounds ?? boundsOf(spots)
    const gap = clusterGap(bounds ?? island, Math.min(innerWidth, widest) - margins)
    return { spots, bounds, marks: marksOf(found, spots, words, moneyRounded, gap) }
  }, [found, search, words, moneyRounded])
  const open = (id: number | string) => {
    const hit = found.homes.find((home) => home.id === id)
    const spot = spots.find((one) => one.id === id)
    if (hit) setShown(hit)
    else if (spot) void navigate(`${href('/properties/:slug/:thirdParty?', { slug: spot.slug })}${spot.query}`)
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
      {shown && <MapCard home={shown} onClose={() => setShown(null)} />}
    </>
  )
}
