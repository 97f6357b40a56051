import type { Home } from '@porchlight/contract'
import { lazy, Suspense } from 'react'
import { useNear } from './use-near.ts'

const PlansAndTours = lazy(() => import('./plans-and-tours.tsx'))

/** Where floor plans and tours stand; what shows them comes when the reader does. */
export const Inside = ({ home }: { home: Home }) => {
  const { place, near } = useNear('600px')
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
