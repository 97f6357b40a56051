import type { Home } from '@porchlight/contract'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CalendarPlace } from './calendar-place.tsx'
import { Block } from './house.tsx'
import type { WishedStay } from './stay-params.ts'

const NightsCalendar = lazy(() => import('./nights-calendar.tsx'))

type Props = { home: Home; wish: WishedStay; onChange: (part: Record<string, string | number>) => void }

/** Far enough ahead that the calendar is there when the reader is. */
const ahead = '600px'

const useNear = () => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: ahead })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return { place, near }
}

/** Which nights can be had, what each costs, and why the others cannot. */
export const Availability = (props: Props) => {
  const words = useWords(propertyWords)
  const { place, near } = useNear()
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
