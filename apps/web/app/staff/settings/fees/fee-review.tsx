import { changeFee, type FeeChangeInput, previewFee, type ResultsOf } from '@porchlight/contract'
import { Table } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useChangeReview } from '../change-review.tsx'

type Stay = NonNullable<ResultsOf<typeof previewFee>['stay']>

/** What guest, owner, and company each pay or receive, before and after. */
export const PriceSplit = ({ parts }: Pick<Stay, 'parts'>) => {
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
          head: taxes.afterward,
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

/** The review of a change of fees. */
export const useFeeReview = (onSaved: () => Promise<void> | undefined) =>
  useChangeReview({
    preview: (change: FeeChangeInput, stay) => api(previewFee, { body: { change, stay } }),
    save: (change, reason, confirmed) => api(changeFee, { body: { change, reason, confirmed } }),
    onSaved,
    details: (stay: Stay) => <PriceSplit parts={stay.parts} />,
  })
