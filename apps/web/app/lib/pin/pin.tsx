import './pin.css'
import { useAlive } from '@porchlight/ui'
import { lazy, Suspense } from 'react'
import { isMapped } from '#app/lib/map-cover.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMapStyles } from '#app/lib/session.ts'
import { UnmappedPin } from './unmapped-pin.tsx'

const PinMap = lazy(() => import('./pin-map.tsx'))

export type PinProps = {
  at: { lat: number; lng: number }
  /** The address, to find it on a public map where ours is empty. */
  what: string
  /** The map's initial zoom; at the roof by default. */
  zoom?: number
  /** What to do with the pin; on a home's own page by default. */
  hint?: string
  /** Absent when the pin is read-only. */
  onMove?: (to: { lat: number; lng: number }) => void
}

/** Map with a draggable pin for the home's location. */
export const Pin = (props: PinProps) => {
  const { details: words } = useWords(setupWords)
  const alive = useAlive()
  const { light } = useMapStyles()
  if (!isMapped(light, [props.at]))
    return (
      <div className="home-pin">
        <UnmappedPin what={props.what} {...(props.onMove && { onMove: props.onMove })} />
      </div>
    )
  return (
    <div className="home-pin">
      <div className="home-pin-map">
        {alive && (
          <Suspense>
            <PinMap {...props} />
          </Suspense>
        )}
      </div>
      {props.onMove && <p className="ui-hint">{props.hint ?? words.pinHint}</p>}
    </div>
  )
}
