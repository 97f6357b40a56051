import { changeTax, previewTax, type TaxChangeInput } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { useChangeReview } from '../change-review.tsx'

/** The review of a change of taxes. */
export const useTaxReview = (onSaved: (tax: number | null) => Promise<void> | undefined) =>
  useChangeReview({
    preview: (change: TaxChangeInput, stay) => api(previewTax, { body: { change, stay } }),
    save: (change, reason, confirmed) => api(changeTax, { body: { change, reason, confirmed } }),
    onSaved: ({ tax }) => onSaved(tax),
  })
