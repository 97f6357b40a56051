import { changeFee, type FeeChangeInput, previewFee, type ResultsOf } from '@porchlight/contract'
import { Table, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Review } from '../review.tsx'
import { TestedLines, type TestStayFields, testStayOf } from '../test-stay.tsx'

type Preview = ResultsOf<typeof previewFee>
type Reviewed = { change: FeeChangeInput; preview: Preview; asked: string }

/** Shows what a change of fees does, and saves it from there; `asked` tells when the form has moved on. */
export const useFeeReview = (onSaved: () => Promise<void> | void) => {
  const [reviewed, setReviewed] = useState<Reviewed>()
  return {
    reviewed,
    /** @returns what was refused */
    review: async (change: FeeChangeInput, stay: TestStayFields, asked: string) => {
      setReviewed(undefined)
      const answer = await api(previewFee, { body: { change, stay: testStayOf(stay) } })
      if (!answer.ok) return answer.error
      setReviewed({ change, preview: answer.results, asked })
      return undefined
    },
    save: async (reason: string) => {
      if (!reviewed) return undefined
      const answer = await api(changeFee, { body: { change: reviewed.change, reason } })
      if (!answer.ok) return answer.error.message
      setReviewed(undefined)
      await onSaved()
      return undefined
    },
  }
}

const Parts = ({ parts }: Pick<NonNullable<Preview['stay']>, 'parts'>) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const { money } = useFormats()
  if (!parts) return <p className="muted">{words.noContract}</p>
  const { before, after } = parts
  return (
    <Table
      className="num"
      caption={words.who}
      rows={[
        { label: words.guest, part: 'guest' as const },
        { label: words.owner, part: 'owner' as const },
        { label: words.companyKeeps, part: 'company' as const },
        { label: words.taxes, part: 'taxes' as const },
      ]}
      rowKey={({ part }) => part}
      columns={[
        { id: 'who', head: words.who, cell: ({ label }) => label },
        { id: 'before', head: taxes.now, align: 'end', cell: ({ part }) => money(before[part]) },
        {
          id: 'after',
          head: taxes.afterwards,
          align: 'end',
          cell: ({ part }) => (
            <span className={before[part].amount === after[part].amount ? undefined : 'charge-moved'}>
              {money(after[part])}
            </span>
          ),
        },
      ]}
    />
  )
}

type Props = {
  reviewed: Reviewed | undefined
  /** What the form holds now, written out: a review of something else is not shown. */
  asked: string
  onSave: (reason: string) => Promise<string | undefined>
}

export const FeeReview = ({ reviewed, asked, onSave }: Props) => {
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
      {stay ? (
        <>
          <TestedLines stay={stay} />
          <Parts parts={stay.parts} />
        </>
      ) : (
        <p className="muted">{words.noPrices}</p>
      )}
    </Review>
  )
}
