import type { Answer, PriceConcern, PriceConcernCode, TestedStay } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'
import { ConcernAlert } from '#app/features/prices/price-concerns.tsx'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AffectedHomes } from './affected-homes.tsx'
import { Review } from './review.tsx'
import { TestedLines, type TestStayFields, testStayOf } from './test-stay.tsx'

type Preview<Stay> = {
  homes: number
  /** The names of the first few, if known. */
  affected?: readonly { id: number; name: string }[]
  /** Homes in the group that changes. */
  members?: number
  /** Homes whose rules, level, or checklists change too. */
  settings?: number
  stay: Stay | null
  /** Likely mistakes: giving the reason for the change confirms them. */
  concerns?: readonly PriceConcern[]
}

type Calls<Change, Stay, Saved> = {
  preview: (change: Change, stay: ReturnType<typeof testStayOf>) => Promise<Answer<Preview<Stay>, string>>
  save: (change: Change, reason: string, confirmed: PriceConcernCode[]) => Promise<Answer<Saved, string>>
  onSaved: (saved: Saved) => Promise<unknown> | undefined
  /** Details shown in the review below the lines of the sample stay. */
  details?: (stay: Stay) => ReactNode
}

const codesOf = (concerns: readonly PriceConcern[] = []): PriceConcernCode[] => [
  ...new Set(concerns.map(({ code }) => code)),
]

/** Previews a change of fees or taxes, then saves it with a reason. */
export const useChangeReview = <Change, Stay extends TestedStay, Saved>({
  preview,
  save,
  onSaved,
  details,
}: Calls<Change, Stay, Saved>) => {
  const words = useWords(staffTaxesWords)
  const [reviewed, setReviewed] = useState<{ change: Change; preview: Preview<Stay>; formKey: string }>()
  return {
    reviewed,
    details,
    /**
     * `formKey` is the form's content as text: the review hides once the form's content changes. @returns the error
     * message, if the server rejected it
     */
    start: async (change: Change, stay: TestStayFields, formKey: string) => {
      setReviewed(undefined)
      const answer = await preview(change, testStayOf(stay))
      if (!answer.ok) return answer.error
      setReviewed({ change, preview: answer.results, formKey })
      return undefined
    },
    /** @returns the error message, if the server rejected it */
    save: async (reason: string) => {
      if (!reviewed) return undefined
      const answer = await save(reviewed.change, reason, codesOf(reviewed.preview.concerns))
      if (!answer.ok) return answer.error.message
      setReviewed(undefined)
      await onSaved(answer.results)
      toast({ type: 'success', message: words.saved })
      return undefined
    },
  }
}

export type ChangeReviewOf<Change, Stay extends TestedStay = TestedStay> = ReturnType<
  typeof useChangeReview<Change, Stay, unknown>
>

type Props<Stay extends TestedStay> = {
  review: Pick<ChangeReviewOf<unknown, Stay>, 'reviewed' | 'details' | 'save'>
  formKey: string
}

/** The impact of the change on homes and on a sample stay, with the reason required to save it. */
export const ChangeReview = <Stay extends TestedStay>({
  review: { reviewed, details, save },
  formKey,
}: Props<Stay>) => {
  const words = useWords(staffTaxesWords)
  const groups = useWords(staffGroupsWords)
  if (!reviewed || reviewed.formKey !== formKey) return null
  const { homes, affected = [], members = 0, settings = 0, stay, concerns = [] } = reviewed.preview
  return (
    <Review
      key={formKey}
      homes={homes}
      reach={homes === 0 && members > 0 ? groups.noEffect({ number: members }) : undefined}
      onSave={save}
    >
      <AffectedHomes homes={affected} number={homes} />
      {settings > 0 && <p>{groups.settings({ number: settings })}</p>}
      {stay ? <TestedLines stay={stay} /> : <p className="muted">{words.noPrices}</p>}
      {stay && details?.(stay)}
      <ConcernAlert concerns={concerns} />
    </Review>
  )
}
