import type { TestedStay } from '@porchlight/contract'
import { Alert, Button, Section, Table } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { ChangeReview, type ChangeReviewOf } from './change-review.tsx'
import type { TestStayFields } from './test-stay.tsx'

type Change = { at: string; by: string | null; reason: string }

type Props<Row extends Change> = {
  title: string
  changes: readonly Row[]
  rowKey: (change: Row) => string | number
  /** Describes the change in words; the reason follows. */
  describe: (change: Row) => ReactNode
  empty?: ReactNode
  /** Shown at the end of a row. */
  action?: { label: string; of: (change: Row) => ReactNode }
  children?: ReactNode
}

/** Changes of fees, taxes, groups, or deposits, latest first: who made them, when, and why. */
export const ChargeHistory = <Row extends Change>({
  title,
  changes,
  rowKey,
  describe,
  empty,
  action,
  children,
}: Props<Row>) => {
  const words = useWords(staffTaxesWords)
  const { moment } = useFormats()
  const { timeZone } = useSite()
  return (
    <Section title={title}>
      <Table
        caption={title}
        rows={changes}
        rowKey={rowKey}
        empty={empty}
        columns={[
          {
            id: 'change',
            head: words.change,
            cell: (change) => (
              <span className="staff-cell">
                {describe(change)}
                <small>{change.reason}</small>
              </span>
            ),
          },
          { id: 'by', head: words.by, cell: ({ by }) => by ?? words.system },
          { id: 'when', head: words.when, cell: ({ at }) => moment(at, timeZone) },
          ...(action
            ? [
                {
                  id: 'action',
                  head: <span className="visually-hidden">{action.label}</span>,
                  align: 'end' as const,
                  cell: action.of,
                },
              ]
            : []),
        ]}
      />
      {children}
    </Section>
  )
}

type Undo = { kind: 'undo'; change: number }

type UndoReview<Stay extends TestedStay> = Pick<ChangeReviewOf<unknown, Stay>, 'reviewed' | 'details' | 'save'> & {
  start: ChangeReviewOf<Undo, Stay>['start']
}

type UndoProps<Row extends Change, Stay extends TestedStay> = Pick<Props<Row>, 'title' | 'changes' | 'describe'> & {
  undoLabel: string
  /** Shown above the review of an undo. */
  note?: string
  review: UndoReview<Stay>
  stay: TestStayFields
}

/** A change history whose latest change can be undone. An undo is reviewed like any other change. */
export const UndoableHistory = <Row extends Change & { id: number; canUndo: boolean }, Stay extends TestedStay>({
  undoLabel,
  note,
  review,
  stay,
  ...history
}: UndoProps<Row, Stay>) => {
  const [formKey, setFormKey] = useState('')
  const [problem, setProblem] = useState('')
  const undo = async (change: number) => {
    setFormKey(String(change))
    setProblem((await review.start({ kind: 'undo', change }, stay, String(change)))?.message ?? '')
  }
  return (
    <ChargeHistory
      {...history}
      rowKey={({ id }) => id}
      action={{
        label: undoLabel,
        of: ({ id, canUndo }) => canUndo && <Button onClick={() => void undo(id)}>{undoLabel}</Button>,
      }}
    >
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      {note && review.reviewed && <p className="muted">{note}</p>}
      <ChangeReview review={review} formKey={formKey} />
    </ChargeHistory>
  )
}
