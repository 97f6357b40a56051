import { Alert, Button, Section, Table } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { ChangeReview } from '../change-review.tsx'
import { useTestStay } from '../test-stay.tsx'
import { useFeeReview } from './fee-review.tsx'
import type { FeesDesk } from './page.tsx'

/** Every change of company fees; staff can undo the latest change of each fee. */
export const FeeHistory = ({ desk: { history, homes, today } }: { desk: FeesDesk }) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const { moment, date } = useFormats()
  const { timeZone } = useSite()
  const { revalidate } = useRevalidator()
  const [stay] = useTestStay(homes, today)
  const [formKey, setFormKey] = useState('')
  const [problem, setProblem] = useState('')
  const review = useFeeReview(revalidate)
  const undo = async (change: number) => {
    setFormKey(String(change))
    setProblem((await review.start({ kind: 'undo', change }, stay, String(change)))?.message ?? '')
  }
  if (history.length === 0) return null
  return (
    <Section title={taxes.history}>
      <Table
        caption={taxes.history}
        rows={history}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'change',
            head: taxes.change,
            cell: ({ kind, group, label, from, reason }) => {
              const known: Record<string, string> = words.codes
              return (
                <span className="staff-cell">
                  {words.changes[kind]({
                    fee: known[label] ?? label,
                    date: from ? date(from) : '',
                    group: group ?? '',
                  })}
                  {group && kind !== 'group_leave_out' && kind !== 'group_inherit' && <small>{group}</small>}
                  <small>{reason}</small>
                </span>
              )
            },
          },
          { id: 'by', head: taxes.by, cell: ({ by }) => by ?? taxes.system },
          { id: 'when', head: taxes.when, cell: ({ at }) => moment(at, timeZone) },
          {
            id: 'undo',
            head: <span className="visually-hidden">{words.undo}</span>,
            align: 'end',
            cell: ({ id, canUndo }) => canUndo && <Button onClick={() => void undo(id)}>{words.undo}</Button>,
          },
        ]}
      />
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      {review.reviewed && <p className="muted">{words.undoText}</p>}
      <ChangeReview review={review} formKey={formKey} />
    </Section>
  )
}
