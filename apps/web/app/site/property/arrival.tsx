import type { Home } from '@porchlight/contract'
import { lazy, Suspense } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useNearViewport } from './use-near-viewport.ts'

const codes = new Set(['water_walk', 'beach_walk', 'village_walk', 'elevation'])

const AreaMap = lazy(() => import('./area-map.tsx'))

/** Approximate location, and distances. */
export const Arrival = ({ home }: { home: Home }) => {
  const words = useWords(propertyWords)
  // The map is 300 kB and most visitors never reach it.
  const { place, near } = useNearViewport('400px')
  const { count } = useFormats()
  const { facts, registration, source } = home
  const distances = facts.filter((fact) => codes.has(fact.code))
  const notes = [
    words.whereText,
    registration && words.registration({ number: registration }),
    source && words.source({ name: source.name, license: source.license }),
  ]
  return (
    <section className="property-full">
      <h2 className="t-h2">{words.where}</h2>
      <div className="property-area">
        <div ref={place} className="property-map">
          {near && (
            <Suspense>
              <AreaMap home={home} />
            </Suspense>
          )}
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
          {notes.map(
            (note) =>
              note && (
                <p key={note} className="t-small muted">
                  {note}
                </p>
              ),
          )}
        </div>
      </div>
    </section>
  )
}
