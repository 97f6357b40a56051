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
import { stayQuery } from './search-address.ts'

type Props = {
  found: SearchResults
  lit: number | null
  onLit: (id: number | null) => void
  onMoved: (bbox: string) => void
  /** The address names the box: the map stays where the reader put it. */
  isFixed: boolean
}

const island: MapBounds = [-71.76, 40.1, -70.9, 40.33]
const clusterAbove = 60

const bboxOf = (bounds: MapBounds): string => bounds.map((side) => side.toFixed(4)).join(',')

/** What stands on the map: clusters while there are many, else the price of each house. */
const useMarks = (found: SearchResults) => {
  const { moneyRounded } = useFormats()
  const words = useWords(searchWords)
  return useMemo(() => {
    if (found.total > clusterAbove)
      return {
        clusters: found.clusters.map((cluster) => ({ ...cluster, name: words.cluster({ number: cluster.count }) })),
      }
    const pins = found.pins.map(({ id, lng, lat, price }) => {
      const text = price ? moneyRounded(price) : '·'
      return { id, lng, lat, text, name: words.pin({ price: text }) }
    })
    return { pins }
  }, [found, words, moneyRounded])
}

/** Price pins and clusters over the island; a pin and its row light each other. */
export const ResultsMap = ({ found, lit, onLit, onMoved, isFixed }: Props) => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [shown, setShown] = useState<SearchHit | null>(null)
  const open = (id: number | string) => {
    const hit = found.homes.find((home) => home.id === id)
    const pin = found.pins.find((one) => one.id === id)
    if (hit) setShown(hit)
    else if (pin)
      void navigate(`${href('/properties/:slug/:thirdParty?', { slug: pin.slug })}${stayQuery(search, null)}`)
  }
  return (
    <>
      <MapView
        label={words.map}
        styles={useMapStyles()}
        words={useWords(mapWords)}
        at={found.bounds ?? island}
        follow={found.bounds !== null && !isFixed}
        {...useMarks(found)}
        lit={lit}
        onLit={(id) => onLit(id === null ? null : Number(id))}
        onPin={open}
        onMoved={(bounds) => onMoved(bboxOf(bounds))}
      />
      {shown && <MapCard home={shown} onClose={() => setShown(null)} />}
    </>
  )
}
