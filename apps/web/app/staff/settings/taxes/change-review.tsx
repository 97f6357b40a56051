import { changeTax, previewTax, type ResultsOf, type TaxChangeInput } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Review } from '../review.tsx'
import { TestedLines, type TestStayFields, testStayOf } from '../test-stay.tsx'

type Reviewed = { change: TaxChangeInput; preview: ResultsOf<typeof previewTax>; asked: string }

/** Shows what a change of taxes does, and saves it from there; `asked` tells when the form has moved on. */
export const useTaxReview = (onSaved: (tax: number | null) => Promise<void> | void) => {
  const [reviewed, setReviewed] = useState<Reviewed>()
  return {
    reviewed,
    /** @returns what was refused, and at which field */
    review: async (change: TaxChangeInput, stay: TestStayFields, asked: string) => {
      setReviewed(undefined)
      const answer = await api(previewTax, { body: { change, stay: testStayOf(stay) } })
      if (!answer.ok) return answer.error
      setReviewed({ change, preview: answer.results, asked })
      return undefined
    },
    save: async (reason: string) => {
      if (!reviewed) return undefined
      const answer = await api(changeTax, { body: { change: reviewed.change, reason } })
      if (!answer.ok) return answer.error.message
      setReviewed(undefined)
      await onSaved(answer.results.tax)
      return undefined
    },
  }
}

type Props = {
  reviewed: Reviewed | undefined
  /** What the form holds now, written out: a review of something else is not shown. */
  asked: string
  onSave: (reason: string) => Promise<string | undefined>
}

export const TaxReview = ({ reviewed, asked, onSave }: Props) => {
  const words = useWords(staffTaxesWords)
  if (!reviewed || reviewed.asked !== asked) return null
  const { homes, stay } = reviewed.preview
  const save = async (reason: string) => {
    const refusal = await onSave(reason)
    if (!refusal) toast({ type: 'success', message: words.saved })
    return refusal
  }
  return (
    <Review key={reviewed.asked} homes={homes} onSave={save}>
      {stay ? <TestedLines stay={stay} /> : <p className="muted">{words.noPrices}</p>}
    </Review>
  )
}
