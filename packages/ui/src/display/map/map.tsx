import './map.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { patienceSeconds } from './patience.ts'

const MapBox = lazy(() => import('./map-box.tsx'))

/** West, south, east, north. */
export type MapBounds = [number, number, number, number]

/** A button on the map: a price, or another short text. */
export type MapPin = { id: number | string; lng: number; lat: number; text: string; name: string }

/** The position of something; `name` says what it is, and how to move it if it can be moved. */
export type MapPlace = { lng: number; lat: number; name: string }

/** Several pins in one place. The label below them, such as the lowest price, is left out if there is no room. */
export type MapCluster = { lng: number; lat: number; count: number; name: string; label?: string | undefined }

export type MapWords = {
  zoomIn: string
  zoomOut: string
  /** How to zoom when the page scrolls over the map. */
  scrollWithCtrl: string
  scrollWithCommand: string
  twoFingers: string
  /** The map couldn't be rendered, and how to retry. */
  failed: string
  again: string
}

export type MapProps = {
  label: string
  /** Addresses of the two styles; the one for the current scheme is used. */
  styles: { light: string; dark: string }
  words: MapWords
  /** The initial view. */
  at: MapBounds | { lng: number; lat: number; zoom: number }
  /** Moves to new bounds when they change, instead of staying where the reader moved it. */
  follow?: boolean
  /** The page scrolls over it: only two fingers, or Ctrl, move it. */
  inPage?: boolean
  pins?: readonly MapPin[]
  clusters?: readonly MapCluster[]
  /** The highlighted pin. */
  lit?: MapPin['id'] | null
  /** Called when a pin is hovered or focused. */
  onLit?: (id: MapPin['id'] | null) => void
  onPin?: (id: MapPin['id']) => void
  /** Called when the user moved the map, or opened a cluster. */
  onMoved?: (bounds: MapBounds) => void
  /** A circle that hides the exact building. */
  area?: { lng: number; lat: number }
  /** A pin on the exact location. */
  place?: MapPlace
  /**
   * The pin was dragged, or moved by an arrow key: ten meters, with Shift a hundred. Without this, the pin can't be
   * moved.
   */
  onPlace?: (place: { lng: number; lat: number }) => void
}

/** A placeholder while the map's script loads. */
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

/** A map with pins, clusters, and the area of a home. Its renderer is loaded when the first map is shown. */
export const MapView = (props: MapProps) => (
  <div className="ui-map">
    <Suspense fallback={<Waiting failed={props.words.failed} />}>
      <MapBox {...props} />
    </Suspense>
  </div>
)
