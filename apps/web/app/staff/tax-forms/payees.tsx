import { foreignFormNames, type TaxPayee, type TaxYear, taxFile } from '@porchlight/contract'
import { Button, Chip, downloadCsv, EmptyState, Section, Status, type StatusState, Table, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { staffTaxFormsWords } from '#app/lib/messages/staff/tax-forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { useStepUpAction } from '../use-step-up-action.tsx'
import { fileCsv, listCsv } from './tax-csv.ts'

type Act = ReturnType<typeof useStepUpAction>['act']

const lamps: Record<TaxPayee['state'], StatusState> = { report: 'half', below: 'off', exempt: 'done', abroad: 'off' }

const useSaveList = (tax: TaxYear): (() => void) => {
  const words = useWords(staffTaxFormsWords)
  return () => downloadCsv(`1099-list-${tax.year}.csv`, listCsv(tax, words))
}

const TakeFile = ({ tax: { year, payees }, act }: { tax: TaxYear; act: Act }) => {
  const words = useWords(staffTaxFormsWords)
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const file = await act(() => api(taxFile, { query: { year } }))
    setBusy(false)
    if (!file) return
    downloadCsv(`1099-misc-${year}.csv`, fileCsv(file))
    toast({ type: 'success', message: words.filed({ number: file.rows.length }) })
  }
  return (
    <Button
      size="small"
      icon="download"
      busy={busy}
      disabledReason={payees.some(({ state }) => state === 'report') ? undefined : words.noneDue}
      onClick={() => void take()}
    >
      {words.file}
    </Button>
  )
}

const Missing = ({ payee: { state, taxId, filed, due } }: { payee: TaxPayee }) => {
  const { day, money } = useFormats()
  const words = useWords(staffTaxFormsWords)
  return (
    <span className="staff-cell">
      <Status state={lamps[state]}>{words.states[state]}</Status>
      {filed && (
        <small>
          {due === 'corrected' ? (
            <Status state="waiting">{words.record.correction({ before: money(filed.rents) })}</Status>
          ) : (
            words.record.filed({ day: day(filed.on) })
          )}
        </small>
      )}
      {taxId === null && state !== 'abroad' && (
        <small>
          <Status state="broken">{words.noForm}</Status>
        </small>
      )}
    </span>
  )
}

/** The year's payees, largest first. */
export const Payees = ({ tax, act }: { tax: TaxYear; act: Act }) => {
  const { amount } = useFormats()
  const words = useWords(staffTaxFormsWords)
  const { classifications } = useWords(taxWords)
  const save = useSaveList(tax)
  const { payees, withhold, reported } = tax
  return (
    <Section
      title={words.payees}
      note={words.payeesNote}
      side={
        payees.length > 0 && (
          <span className="staff-acts">
            <Chip icon="download" aria-label={words.csvLabel} onClick={save}>
              {words.csv}
            </Chip>
            <TakeFile tax={tax} act={act} />
          </span>
        )
      }
    >
      <Table
        caption={words.caption}
        rows={payees}
        rowKey={({ ownerId }) => ownerId}
        empty={<EmptyState title={words.nobody}>{words.nobodyText}</EmptyState>}
        columns={[
          {
            id: 'payee',
            head: words.payee,
            cell: ({ name, businessName, address }) => (
              <span className="staff-cell">
                <b>{[name, businessName].filter(Boolean).join(' · ')}</b>
                <small>{address}</small>
              </span>
            ),
            foot: words.together,
          },
          {
            id: 'number',
            head: words.number,
            cell: ({ taxId, foreignStatus, classification }) => (
              <span className="staff-cell">
                {foreignStatus && foreignFormNames[foreignStatus.kind]}
                {!foreignStatus && (taxId ? `${taxId.kind.toUpperCase()} ••${taxId.ending}` : words.none)}
                {classification && <small>{classifications[classification]}</small>}
              </span>
            ),
          },
          { id: 'state', head: words.state, cell: (payee) => <Missing payee={payee} /> },
          {
            id: 'withhold',
            head: words.withhold,
            align: 'end',
            cell: (payee) => (payee.withhold.amount > 0 ? amount(payee.withhold) : words.none),
            foot: amount(withhold),
          },
          {
            id: 'gross',
            head: words.gross,
            align: 'end',
            cell: ({ gross }) => <b>{amount(gross)}</b>,
            foot: words.reportedFoot({ sum: amount(reported) }),
          },
        ]}
      />
    </Section>
  )
}
