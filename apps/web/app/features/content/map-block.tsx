import type { ContentBlock } from '@porchlight/contract'
import { lazy, Suspense, useState } from 'react'
import { isMapped } from '#app/lib/map-cover.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { mapWords } from '#app/lib/messages/site/map.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMapStyles } from '#app/lib/session.ts'
import { useNearView } from './use-near-view.ts'

const MapView = lazy(() => import('@porchlight/ui/map').then((module) => ({ default: module.MapView })))

type Stops = Extract<ContentBlock, { type: 'map' }>['stops']

const margin = 0.02

const boundsOf = (stops: Stops): [number, number, number, number] => {
  const [lngs, lats] = [stops.map(({ lng }) => lng), stops.map(({ lat }) => lat)]
  return [
    Math.min(...lngs) - margin,
    Math.min(...lats) - margin,
    Math.max(...lngs) + margin,
    Math.max(...lats) + margin,
  ]
}

/** Numbered stops next to a map of them; the list works without the map. */
export const MapBlock = ({ title, stops }: Extract<ContentBlock, { type: 'map' }>) => {
  const words = useWords(contentWords)
  const texts = useWords(mapWords)
  const styles = useMapStyles()
  const { place, near } = useNearView('400px')
  const [lit, setLit] = useState<number | string | null>(null)
  return (
    <section className="content-map">
      {isMapped(styles.light, stops) && (
        <div ref={place} className="content-map-view">
          {near && (
            <Suspense>
              <MapView
                inPage
                label={words.mapOf({ title })}
                styles={styles}
                words={texts}
                at={boundsOf(stops)}
                pins={stops.map(({ name, lat, lng }, at) => ({ id: at, lat, lng, text: `${at + 1}`, name }))}
                lit={lit}
                onLit={setLit}
              />
            </Suspense>
          )}
        </div>
      )}
      <div className="content-map-stops">
        <h2 className="t-h3">{title}</h2>
        <ol>
          {stops.map(({ name, note, time }, at) => (
            <li
              key={`${name} ${time}`}
              data-lit={lit === at || undefined}
              onPointerEnter={() => setLit(at)}
              onPointerLeave={() => setLit(null)}
            >
              <span className="content-map-number num" aria-hidden="true">
                {at + 1}
              </span>
              <span>
                <b>{name}</b>
                {note && <small>{note}</small>}
              </span>
              {time && <span className="num muted">{time}</span>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
