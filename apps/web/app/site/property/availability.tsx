import type { Home } from '@porchlight/contract'
import { lazy, Suspense } from 'react'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CalendarPlace } from './calendar-place.tsx'
import { Block } from './house.tsx'
import type { WishedStay } from './stay-params.ts'
import { useNear } from './use-near.ts'

const NightsCalendar = lazy(() => import('./nights-calendar.tsx'))

type Props = { home: Home; wish: WishedStay; onChange: (part: Record<string, string | number>) => void }

/** Which nights can be had, what each costs, and why the others cannot. */
export const Availability = (props: Props) => {
  const words = useWords(propertyWords)
  const { place, near } = useNear('600px')
  const { adults, children } = props.wish.party
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
