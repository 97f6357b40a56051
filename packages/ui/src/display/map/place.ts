import { useEffect, useRef } from 'react'
import type { MapProps } from './map.tsx'
import { type LibreMap, Marker } from './map-base.ts'
import { useLatest } from './use-libre-map.ts'

const metersPerDegree = 111_320
const digits = 1e6

/** North and east. */
const ways: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

const rounded = (degrees: number): number => Math.round(degrees * digits) / digits

/** A place the given meters north and east of another, to about ten centimeters. */
export const movedBy = (from: { lng: number; lat: number }, north: number, east: number) => {
  const along = metersPerDegree * Math.max(0.01, Math.cos((from.lat * Math.PI) / 180))
  return { lng: rounded(from.lng + east / along), lat: rounded(from.lat + north / metersPerDegree) }
}

const elementOf = (movable: boolean): HTMLElement => {
  const element = document.createElement(movable ? 'button' : 'span')
  if (element instanceof HTMLButtonElement) element.type = 'button'
  else element.setAttribute('role', 'img')
  element.className = 'ui-map-place'
  return element
}

/**
 * The pin on the exact location, which can be dragged or moved by the arrow keys; it keeps the focus while it moves.
 */
export const usePlace = (map: LibreMap | undefined, props: MapProps): void => {
  const { place, onPlace } = props
  const latest = useLatest(props)
  const placed = useRef<Marker>(undefined)
  const movable = onPlace !== undefined
  const [lng, lat, name] = [place?.lng, place?.lat, place?.name]

  useEffect(() => {
    if (!map || name === undefined) return
    const { lng: east = 0, lat: north = 0 } = latest.current.place ?? {}
    const element = elementOf(movable)
    const marker = new Marker({ element, anchor: 'bottom', draggable: movable }).setLngLat([east, north]).addTo(map)
    // Otherwise the marker's own title would be announced instead of the name.
    element.setAttribute('aria-label', name)
    marker.on('dragend', () => {
      const to = marker.getLngLat()
      latest.current.onPlace?.({ lng: rounded(to.lng), lat: rounded(to.lat) })
    })
    element.onkeydown = (event) => {
      const way = ways[event.key]
      const { place: from, onPlace: tell } = latest.current
      if (!way || !from || !tell) return
      event.preventDefault()
      event.stopPropagation()
      const stride = event.shiftKey ? 100 : 10
      tell(movedBy(from, way[0] * stride, way[1] * stride))
    }
    placed.current = marker
    return () => {
      marker.remove()
      placed.current = undefined
    }
  }, [map, name, movable, latest])

  useEffect(() => {
    if (lng !== undefined && lat !== undefined) placed.current?.setLngLat([lng, lat])
  }, [lng, lat])
}
