import { fileTaxForms, type TaxYear, taxFile } from '@porchlight/contract'
import { Button, downloadCsv, EmptyState, Section, Table, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffTaxFormsWords } from '#app/lib/messages/staff/tax-forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import type { useStepUpAction } from '../use-step-up-action.tsx'
import { fileCsv } from './tax-csv.ts'

type StepUpAction = ReturnType<typeof useStepUpAction>
type Filing = TaxYear['filings'][number]
type Counts = { originals: number; corrected: number }

const bothOf = ({ originals, corrected }: Counts): 'yes' | 'no' => (originals > 0 && corrected > 0 ? 'yes' : 'no')

/** Records what was filed outside: owners get their copies, and the figures stay. */
const Record = ({
  tax: { year, closed, due },
  act,
  asking,
}: { tax: TaxYear } & Pick<StepUpAction, 'act' | 'asking'>) => {
  const { money } = useFormats()
  const { record: words } = useWords(staffTaxFormsWords)
  const counts = { originals: due.originals, corrected: due.corrected }
  const number = due.originals + due.corrected
  const of = { year: String(year) }
  if (number === 0) return null
  if (!closed)
    return (
      <Button size="small" disabledReason={words.yearOpen(of)} onClick={() => undefined}>
        {words.record}
      </Button>
    )
  const run = async (reason: string): Promise<boolean> => {
    const body = { rents: due.rents.amount, reason }
    const filed = await act(() => api(fileTaxForms, { params: { year }, body }))
    if (filed) toast({ type: 'success', message: words.recorded({ number }) })
    return filed !== undefined
  }
  return (
    <ReasonDialog
      act={words.record}
      look="primary"
      title={words.recordTitle(of)}
      consequence={words.consequence({ ...counts, both: bothOf(counts), sum: money(due.rents) })}
      asking={asking}
      run={run}
    />
  )
}

const Take = ({ year, filing: { id, on }, act }: { year: number; filing: Filing } & Pick<StepUpAction, 'act'>) => {
  const { day } = useFormats()
  const { filed, record: words } = useWords(staffTaxFormsWords)
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const file = await act(() => api(taxFile, { query: { year, filing: id } }))
    setBusy(false)
    if (!file) return
    downloadCsv(`1099-misc-${year}-${on}.csv`, fileCsv(file))
    toast({ type: 'success', message: filed({ number: file.rows.length }) })
  }
  return (
    <Button
      size="small"
      icon="download"
      busy={busy}
      aria-label={words.downloadNamed({ day: day(on) })}
      onClick={() => void take()}
    >
      {words.download}
    </Button>
  )
}

/** What was filed for a year, by whom, and what is due. */
export const Filings = ({ tax, act, asking }: { tax: TaxYear } & Pick<StepUpAction, 'act' | 'asking'>) => {
  const { amount, day } = useFormats()
  const { record: words } = useWords(staffTaxFormsWords)
  const { year, filings, due } = tax
  const of = { year: String(year) }
  return (
    <Section
      title={words.filings}
      {...(filings.length > 0 && due.originals + due.corrected === 0 && { note: words.upToDate })}
      side={<Record tax={tax} act={act} asking={asking} />}
    >
      <Table
        caption={words.filingsCaption(of)}
        rows={filings}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.filingsNone(of)}>{words.filingsNoneText}</EmptyState>}
        columns={[
          {
            id: 'filing',
            head: words.filing,
            cell: ({ on, by, reason }) => (
              <span className="staff-cell">
                <b>{[day(on), by].filter(Boolean).join(' · ')}</b>
                <small data-content>{reason}</small>
              </span>
            ),
          },
          {
            id: 'forms',
            head: words.forms,
            cell: ({ originals, corrected }) =>
              words.formsText({ originals, corrected, both: bothOf({ originals, corrected }) }),
          },
          { id: 'sum', head: words.sum, align: 'end', cell: ({ rents }) => amount(rents) },
          { id: 'file', head: words.download, align: 'end', cell: (filing) => <Take {...{ year, filing, act }} /> },
        ]}
      />
    </Section>
  )
}
