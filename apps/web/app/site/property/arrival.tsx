import type { Home } from '@porchlight/contract'
import { lazy, Suspense } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useNearViewport } from './use-near-viewport.ts'

const isDistance = /_walk$|^elevation$/

const AreaMap = lazy(() => import('./area-map.tsx'))

/** Approximate location, and distances. */
export const Arrival = ({ home }: { home: Home }) => {
  const words = useWords(propertyWords)
  // The map is 300 kB and most visitors never reach it.
  const { place, near } = useNearViewport('400px')
  const { count } = useFormats()
  const distances = home.facts.filter((fact) => isDistance.test(fact.code))
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
          <p className="t-small muted">{words.whereText}</p>
          {home.registration && <p className="t-small muted">{words.registration({ number: home.registration })}</p>}
          {home.source && (
            <p className="t-small muted">{words.source({ name: home.source.name, license: home.source.license })}</p>
          )}
        </div>
      </div>
    </section>
  )
}
