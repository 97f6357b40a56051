import './map.css'
import { useEffect, useRef } from 'react'
import { createMap, type LibreMap, loadStyle, Marker, NavigationControl } from './map-base.ts'
import { useMapStyle } from './use-map-style.ts'

type Props = { lat: number; lng: number; label: string }

const zoom = 12.4

/** The area of a house: the map around it and a circle that hides which roof it is. */
export const AreaMap = ({ lat, lng, label }: Props) => {
  const box = useRef<HTMLElement>(null)
  const styleUrl = useMapStyle()
  useEffect(() => {
    let map: LibreMap | undefined
    let gone = false
    void loadStyle(styleUrl).then((style) => {
      if (gone || !box.current) return
      map = createMap({
        container: box.current,
        style,
        center: [lng, lat],
        zoom,
        scrollZoom: false,
        cooperativeGestures: true,
      })
      const halo = document.createElement('div')
      halo.className = 'map-halo'
      new Marker({ element: halo }).setLngLat([lng, lat]).addTo(map)
      map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    })
    return () => {
      gone = true
      map?.remove()
    }
  }, [lat, lng, styleUrl])
  return <section ref={box} className="map-box" aria-label={label} />
}
