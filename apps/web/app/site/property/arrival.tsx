import type { Home } from '@porchlight/contract'
import { MapView } from '@porchlight/ui/map'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { mapWords } from '#app/lib/messages/site/map.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMapStyles } from '#app/lib/session.ts'

const zoom = 12.4
const codes = new Set(['water_walk', 'beach_walk', 'village_walk', 'elevation'])

/** True once the element is near the window: the map is 300 kB that most readers never reach. */
const useNear = () => {
  const anchor = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    })
    if (anchor.current) watcher.observe(anchor.current)
    return () => watcher.disconnect()
  }, [])
  return [anchor, near] as const
}

/** The area of the house: the map around it and a circle that hides which roof it is. */
const AreaMap = ({ home: { lat, lng, town } }: { home: Home }) => {
  const words = useWords(propertyWords)
  return (
    <MapView
      inPage
      label={words.mapOf({ town: town.name })}
      styles={useMapStyles()}
      words={useWords(mapWords)}
      at={{ lng, lat, zoom }}
      area={{ lng, lat }}
    />
  )
}

/** About where it stands, and how far it is to everything. */
export const Arrival = ({ home }: { home: Home }) => {
  const words = useWords(propertyWords)
  const [anchor, near] = useNear()
  const { count } = useFormats()
  const distances = home.facts.filter((fact) => codes.has(fact.code))
  return (
    <section className="property-full">
      <h2 className="t-h2">{words.where}</h2>
      <div className="property-area">
        <div ref={anchor} className="property-map">
          {near && <AreaMap home={home} />}
        </div>
        <div>
          <p>{home.town.character}</p>
          <dl className="property-distances num">
            {distances.map((fact) => (
              <div key={fact.code}>
                <dt>{fact.label}</dt>
                <dd>
                  {count(fact.value)} {fact.unit}
                </dd>
              </div>
            ))}
          </dl>
          <p className="t-small muted">{words.whereText}</p>
          {home.registration && <p className="t-small muted">{words.registration({ number: home.registration })}</p>}
          {home.source && (
            <p className="t-small muted">{words.source({ name: home.source.name, licence: home.source.licence })}</p>
          )}
        </div>
      </div>
    </section>
  )
}
