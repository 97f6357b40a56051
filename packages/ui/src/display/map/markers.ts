import { useEffect, useRef } from 'react'
import type { MapPin, MapProps } from './map.tsx'
import { type LibreMap, Marker } from './map-base.ts'
import { crowdedOf, hasRoom } from './pin-overlap.ts'
import { boundsOf, useLatest } from './use-libre-map.ts'

type Placed = { marker: Marker; element: HTMLButtonElement }

const button = (className: string): HTMLButtonElement => {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  return element
}

/** The price, then the name for screen readers; the marker's own title would say neither. */
const say = (element: HTMLElement, text: string, name: string): void => {
  element.textContent = text
  element.setAttribute('aria-label', name)
}

/** Pins that stay in place while results change, so that the focus isn't lost and nothing flickers. */
export const usePins = (map: LibreMap | undefined, props: MapProps): void => {
  const { pins, clusters, lit } = props
  const latest = useLatest(props)
  const placed = useRef(new Map<MapPin['id'], Placed>())

  useEffect(() => {
    if (!map) return
    const all = placed.current
    return () => {
      for (const { marker } of all.values()) marker.remove()
      all.clear()
    }
  }, [map])

  useEffect(() => {
    if (!map) return
    const make = (id: MapPin['id']): Placed => {
      const element = button('ui-map-pin')
      element.onpointerenter = () => latest.current.onLit?.(id)
      element.onpointerleave = () => latest.current.onLit?.(null)
      element.onfocus = () => latest.current.onLit?.(id)
      element.onblur = () => latest.current.onLit?.(null)
      element.onclick = () => latest.current.onPin?.(id)
      return { element, marker: new Marker({ element, anchor: 'bottom' }) }
    }
    const wanted = new Set(pins?.map(({ id }) => id))
    for (const [id, { marker }] of placed.current) {
      if (wanted.has(id)) continue
      marker.remove()
      placed.current.delete(id)
    }
    for (const { id, lng, lat, text, name } of pins ?? []) {
      const known = placed.current.get(id)
      const { marker, element } = known ?? make(id)
      marker.setLngLat([lng, lat])
      if (!known) {
        marker.addTo(map)
        placed.current.set(id, { marker, element })
      }
      say(element, text, name)
    }
    const thin = () => {
      const spotOf = ({ lng, lat }: { lng: number; lat: number }) => {
        const { x, y } = map.project([lng, lat])
        return { x, y }
      }
      const crowded = crowdedOf(
        (pins ?? []).map((pin) => ({ id: pin.id, text: pin.text, ...spotOf(pin) })),
        (clusters ?? []).map(spotOf),
      )
      for (const [id, { element }] of placed.current) element.toggleAttribute('data-dot', crowded.has(id))
    }
    thin()
    map.on('move', thin)
    return () => {
      map.off('move', thin)
    }
  }, [map, pins, clusters, latest])

  useEffect(() => {
    for (const [id, { element }] of placed.current) element.toggleAttribute('data-lit', id === lit)
  })
}

/** Clusters, which open when pressed. */
export const useClusters = (map: LibreMap | undefined, props: MapProps): void => {
  const { clusters, pins } = props
  const latest = useLatest(props)
  useEffect(() => {
    if (!map) return
    const placed = (clusters ?? []).map(({ lng, lat, count, name, label }) => {
      const element = button('ui-map-cluster')
      element.onclick = () => {
        map.once('moveend', () => latest.current.onMoved?.(boundsOf(map)))
        map.easeTo({ center: [lng, lat], zoom: map.getZoom() + 2, duration: 240 })
      }
      const marker = new Marker({ element, anchor: 'center' }).setLngLat([lng, lat]).addTo(map)
      say(element, String(count), name)
      if (label) element.dataset.label = label
      return { marker, element, at: [lng, lat] as [number, number] }
    })
    const pinned = pins?.map(({ lng, lat }) => [lng, lat] as [number, number]) ?? []
    const label = () => {
      const spots = placed.map(({ at }) => map.project(at))
      const others = pinned.map((at) => map.project(at))
      for (const [index, { element }] of placed.entries()) {
        const spot = spots[index] as (typeof spots)[number]
        element.toggleAttribute('data-bare', !hasRoom(spot, [...spots.filter((one) => one !== spot), ...others]))
      }
    }
    label()
    map.on('move', label)
    return () => {
      map.off('move', label)
      for (const { marker } of placed) marker.remove()
    }
  }, [map, clusters, pins, latest])
}

/** The circle around a home. */
export const useArea = (map: LibreMap | undefined, area: MapProps['area']): void => {
  const [lng, lat] = [area?.lng, area?.lat]
  useEffect(() => {
    if (!map || lng === undefined || lat === undefined) return
    const element = document.createElement('div')
    element.className = 'ui-map-halo'
    const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map)
    // It adds nothing to the map's name.
    element.setAttribute('aria-hidden', 'true')
    return () => {
      marker.remove()
    }
  }, [map, lng, lat])
}
