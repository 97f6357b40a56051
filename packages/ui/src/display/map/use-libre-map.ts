import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Scheme, useScheme } from '../../foundation/scheme.tsx'
import type { MapBounds, MapProps } from './map.tsx'
import { createMap, type LibreMap, loadStyle } from './map-base.ts'
import { patienceSeconds } from './patience.ts'

const prefersDark = '(prefers-color-scheme: dark)'

/** The current color scheme, following the system when configured. */
const useDark = (scheme: Scheme): boolean => {
  const [systemDark, setSystemDark] = useState(() => matchMedia(prefersDark).matches)
  useEffect(() => {
    const query = matchMedia(prefersDark)
    const follow = () => setSystemDark(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return scheme === 'system' ? systemDark : scheme === 'dark'
}

/** The latest value, for events that happen after the render. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** Room for a pin at the edge. */
const whole = (box: HTMLElement) => ({ padding: box.clientWidth < 500 ? 40 : 60, maxZoom: 13 })

const startOf = (at: MapProps['at'], box: HTMLElement) =>
  Array.isArray(at)
    ? { bounds: at, fitBoundsOptions: whole(box) }
    : { center: [at.lng, at.lat] as [number, number], zoom: at.zoom }

export const boundsOf = (map: LibreMap): MapBounds => {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}

/**
 * Renders a map in the box, and again when the style changes. It may fail if the style is missing or the browser can't
 * render it.
 */
export const useLibreMap = (box: RefObject<HTMLElement | null>, props: MapProps) => {
  const styleUrl = useDark(useScheme()) ? props.styles.dark : props.styles.light
  const latest = useLatest(props)
  const [map, setMap] = useState<LibreMap>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same style again
  useEffect(() => {
    let made: LibreMap | undefined
    let gone = false
    const draw = async () => {
      const style = await loadStyle(styleUrl)
      if (gone || !box.current) return
      const { label, words, at, inPage } = latest.current
      const page = inPage ? { scrollZoom: false, cooperativeGestures: true } : {}
      const drawn = createMap({ container: box.current, style, label, words, ...startOf(at, box.current), ...page })
      made = drawn
      // Only the user's own movements count, not the map's.
      drawn.on('moveend', (event) => {
        if ('originalEvent' in event && event.originalEvent) latest.current.onMoved?.(boundsOf(drawn))
      })
      setMap(drawn)
      setFailed(false)
    }
    const fail = () => {
      if (!gone) setFailed(true)
    }
    const patience = setTimeout(fail, patienceSeconds * 1000)
    draw()
      .catch(fail)
      .finally(() => clearTimeout(patience))
    return () => {
      gone = true
      clearTimeout(patience)
      setMap(undefined)
      made?.remove()
    }
  }, [styleUrl, tries])

  const again = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return { map, hasFailed, again }
}

/** Follows changing bounds. */
export const useBounds = (map: LibreMap | undefined, { at, follow }: MapProps): void => {
  const bounds = Array.isArray(at) ? at.join(',') : undefined
  useEffect(() => {
    if (map && bounds && follow)
      map.fitBounds(bounds.split(',').map(Number) as MapBounds, { ...whole(map.getContainer()), duration: 240 })
  }, [map, bounds, follow])
}
