import { changeHomeGroup, type GroupChangeInput, previewHomeGroup, type ResultsOf } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { useChangeReview } from '../change-review.tsx'
import { PriceSplit } from '../fees/fee-review.tsx'

type Stay = NonNullable<ResultsOf<typeof previewHomeGroup>['stay']>
type Saved = ResultsOf<typeof changeHomeGroup>

/** The review of a change of a group. */
export const useGroupReview = (onSaved: (saved: Saved) => Promise<unknown> | undefined) =>
  useChangeReview({
    preview: (change: GroupChangeInput, stay) => api(previewHomeGroup, { body: { change, stay } }),
    save: (change, reason) => api(changeHomeGroup, { body: { change, reason } }),
    onSaved,
    details: (stay: Stay) => <PriceSplit parts={stay.parts} />,
  })
