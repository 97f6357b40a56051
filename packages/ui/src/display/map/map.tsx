import './map.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { patienceSeconds } from './patience.ts'

const MapBox = lazy(() => import('./map-box.tsx'))

/** West, south, east, north. */
export type MapBounds = [number, number, number, number]

/** A button on the map: a price, or what else fits in a few signs. */
export type MapPin = { id: number | string; lng: number; lat: number; text: string; name: string }

/** Where something stands; `name` says what, and how it is moved where it can be. */
export type MapPlace = { lng: number; lat: number; name: string }

/** Several of them in one place. The label under them, say the lowest price, is left out where it has no room. */
export type MapCluster = { lng: number; lat: number; count: number; name: string; label?: string | undefined }

export type MapWords = {
  zoomIn: string
  zoomOut: string
  /** How to zoom where the page scrolls over the map. */
  scrollWithCtrl: string
  scrollWithCommand: string
  twoFingers: string
  /** The map could not be drawn, and how to ask again. */
  failed: string
  again: string
}

export type MapProps = {
  label: string
  /** Addresses of the two styles; the one that fits the scheme is drawn. */
  styles: { light: string; dark: string }
  words: MapWords
  /** What is in view at first. */
  at: MapBounds | { lng: number; lat: number; zoom: number }
  /** Goes to other bounds when they change, instead of staying where the reader put it. */
  follow?: boolean
  /** The page scrolls over it: only two fingers, or Ctrl, move it. */
  inPage?: boolean
  pins?: readonly MapPin[]
  clusters?: readonly MapCluster[]
  /** The pin that is lit. */
  lit?: MapPin['id'] | null
  /** A pin is pointed at or has the focus. */
  onLit?: (id: MapPin['id'] | null) => void
  onPin?: (id: MapPin['id']) => void
  /** A hand moved the map, or a cluster was opened. */
  onMoved?: (bounds: MapBounds) => void
  /** A circle that hides which roof it is. */
  area?: { lng: number; lat: number }
  /** A pin on the roof itself. */
  place?: MapPlace
  /** The pin was dragged, or moved by an arrow key: ten meters, with Shift a hundred. Without it the pin stays. */
  onPlace?: (place: { lng: number; lat: number }) => void
}

/** Stands in for a map whose script is on its way. */
const Waiting = ({ failed }: { failed: string }) => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const patience = setTimeout(() => setLate(true), patienceSeconds * 1000)
    return () => clearTimeout(patience)
  }, [])
  return (
    isLate && (
      <div className="ui-map-failed" role="alert">
        <p>{failed}</p>
      </div>
    )
  )
}

/** A map with pins, clusters and the area of a home. What draws it is fetched when the first map is shown. */
export const MapView = (props: MapProps) => (
  <div className="ui-map">
    <Suspense fallback={<Waiting failed={props.words.failed} />}>
      <MapBox {...props} />
    </Suspense>
  </div>
)
