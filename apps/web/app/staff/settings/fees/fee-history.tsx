import { useRevalidator } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { UndoableHistory } from '../charge-history.tsx'
import { useTestStay } from '../test-stay.tsx'
import { useFeeReview } from './fee-review.tsx'
import type { FeesDesk } from './page.tsx'

/** Every change of company fees; staff can undo the latest change of each fee. */
export const FeeHistory = ({ desk: { history, homes, today } }: { desk: FeesDesk }) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const [stay] = useTestStay(homes, today)
  const review = useFeeReview(revalidate)
  if (history.length === 0) return null
  return (
    <UndoableHistory
      title={taxes.history}
      changes={history}
      describe={({ kind, group, label, from }) => {
        const known: Record<string, string> = words.codes
        return (
          <>
            {words.changes[kind]({
              fee: known[label] ?? label,
              date: from ? date(from) : '',
              group: group ?? '',
            })}
            {group && kind !== 'group_leave_out' && kind !== 'group_inherit' && <small>{group}</small>}
          </>
        )
      }}
      undoLabel={words.undo}
      note={words.undoText}
      review={review}
      stay={stay}
    />
  )
}
