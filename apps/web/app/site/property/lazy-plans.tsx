import type { Home } from '@porchlight/contract'
import { lazy, Suspense } from 'react'
import { useNearViewport } from './use-near-viewport.ts'

const PlansAndTours = lazy(() => import('./plans-and-tours.tsx'))

/** Floor plans and tours, loaded near the viewport. */
export const LazyPlans = ({ home }: { home: Home }) => {
  const { place, near } = useNearViewport('600px')
  return (
    <div ref={place} className="property-inside">
      {near && home.items.length > 0 && (
        <Suspense>
          <PlansAndTours home={home} />
        </Suspense>
      )}
    </div>
  )
}
