import type { Home } from '@porchlight/contract'
import { lazy, Suspense } from 'react'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CalendarPlace } from './calendar-place.tsx'
import { Block } from './home-sections.tsx'
import type { StaySelection } from './stay-params.ts'
import { useNearViewport } from './use-near-viewport.ts'

const NightsCalendar = lazy(() => import('./nights-calendar.tsx'))

type Props = { home: Home; selection: StaySelection; onChange: (part: Record<string, string | number>) => void }

/** Available nights with prices, and why others are unavailable. */
export const Availability = (props: Props) => {
  const words = useWords(propertyWords)
  const { place, near } = useNearViewport('600px')
  const { adults, children } = props.selection.party
  return (
    <Block title={words.free} text={words.freeText({ guests: adults + children })} className="property-free">
      <div ref={place}>
        {near ? (
          <Suspense fallback={<CalendarPlace />}>
            <NightsCalendar {...props} />
          </Suspense>
        ) : (
          <CalendarPlace />
        )}
      </div>
    </Block>
  )
}
