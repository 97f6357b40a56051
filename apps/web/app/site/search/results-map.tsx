import '#app/features/map/map.css'
import type { SearchHit, SearchResults } from '@porchlight/contract'
import { useEffect, useRef, useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { createMap, type LibreMap, loadStyle, Marker, NavigationControl } from '#app/features/map/map-base.ts'
import { useMapStyle } from '#app/features/map/use-map-style.ts'
import { moneyRounded } from '#app/lib/formats.ts'
import { searchWords } from '#app/lib/messages/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MapCard } from './map-card.tsx'
import { stayQuery } from './search-address.ts'
import { thinPins } from './thin-pins.ts'

type Props = {
  found: SearchResults
  lit: number | null
  onLit: (id: number | null) => void
  onMoved: (bbox: string) => void
  /** The address names the box: the map stays where the reader put it. */
  isFixed: boolean
}

const island: [number, number, number, number] = [-71.76, 40.1, -70.9, 40.33]
const clusterAbove = 60

const boxOf = (map: LibreMap): string => {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
    .map((side) => side.toFixed(4))
    .join(',')
}

const button = (className: string, text: string, label: string): HTMLButtonElement => {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.textContent = text
  element.setAttribute('aria-label', label)
  return element
}

/** Price pins and clusters over the island; a pin and its row light each other. */
export const ResultsMap = ({ found, lit, onLit, onMoved, isFixed }: Props) => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const styleUrl = useMapStyle()
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LibreMap>()
  const pins = useRef(new Map<number, HTMLButtonElement>())
  const told = useRef(onMoved)
  told.current = onMoved
  const fixed = useRef(isFixed)
  fixed.current = isFixed
  const [shown, setShown] = useState<SearchHit | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first bounds only place the map; later ones move it below
  useEffect(() => {
    let made: LibreMap | undefined
    let gone = false
    void loadStyle(styleUrl).then((style) => {
      if (gone || !box.current) return
      made = createMap({
        container: box.current,
        style,
        bounds: found.bounds ?? island,
        fitBoundsOptions: { padding: 60, maxZoom: 13 },
      })
      made.addControl(new NavigationControl({ showCompass: false }), 'top-right')
      // Only a hand on the map searches; our own moves do not.
      made.on(
        'moveend',
        (event) => 'originalEvent' in event && event.originalEvent && told.current(boxOf(made as LibreMap)),
      )
      setMap(made)
    })
    return () => {
      gone = true
      setMap(undefined)
      made?.remove()
    }
  }, [styleUrl])

  useEffect(() => {
    if (map && found.bounds && !fixed.current) map.fitBounds(found.bounds, { padding: 60, maxZoom: 13, duration: 240 })
  }, [map, found.bounds])

  useEffect(() => {
    if (!map) return
    const markers: Marker[] = []
    const add = (element: HTMLElement, lng: number, lat: number, anchor: 'bottom' | 'center') =>
      markers.push(new Marker({ element, anchor }).setLngLat([lng, lat]).addTo(map))
    if (found.total > clusterAbove) {
      for (const cluster of found.clusters) {
        const element = button('map-cluster', String(cluster.count), words.cluster(cluster.count))
        element.onclick = () => {
          map.easeTo({ center: [cluster.lng, cluster.lat], zoom: map.getZoom() + 2, duration: 240 })
          map.once('moveend', () => told.current(boxOf(map)))
        }
        add(element, cluster.lng, cluster.lat, 'center')
      }
    } else {
      for (const pin of found.pins) {
        const price = pin.price ? moneyRounded(pin.price) : '·'
        const element = button('map-pin', price, words.pin(price))
        element.onpointerenter = () => onLit(pin.id)
        element.onpointerleave = () => onLit(null)
        element.onfocus = () => onLit(pin.id)
        element.onclick = () => {
          const hit = found.homes.find((home) => home.id === pin.id)
          if (hit) setShown(hit)
          else void navigate(`${href('/properties/:slug/:thirdParty?', { slug: pin.slug })}${stayQuery(search, null)}`)
        }
        pins.current.set(pin.id, element)
        add(element, pin.lng, pin.lat, 'bottom')
      }
    }
    const thin = () => thinPins(map, found.pins, pins.current)
    thin()
    map.on('move', thin)
    return () => {
      map.off('move', thin)
      for (const marker of markers) marker.remove()
      pins.current.clear()
    }
  }, [map, found, words, onLit, navigate, search])

  useEffect(() => {
    for (const [id, element] of pins.current) element.toggleAttribute('data-lit', id === lit)
  })

  return (
    <>
      <div ref={box} className="map-box" />
      {shown && <MapCard home={shown} onClose={() => setShown(null)} />}
    </>
  )
}
