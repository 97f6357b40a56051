import { type TaxFile, type TaxPayee, type TaxYear, taxFile } from '@porchlight/contract'
import {
  Button,
  Chip,
  csvOf,
  downloadCsv,
  EmptyState,
  Section,
  Status,
  type StatusState,
  Table,
  toast,
} from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { staffTaxFormsWords } from '#app/lib/messages/staff/tax-forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { useConfirmed } from '../use-confirmed.tsx'

type Act = ReturnType<typeof useConfirmed>['act']

const lamps: Record<TaxPayee['state'], StatusState> = { report: 'half', below: 'off', exempt: 'done', abroad: 'off' }

const useSaveList = ({ year, payees }: TaxYear): (() => void) => {
  const words = useWords(staffTaxFormsWords)
  return () =>
    downloadCsv(
      `1099-list-${year}.csv`,
      csvOf(
        [
          { name: words.payee, value: ({ name }) => name },
          { name: words.business, value: ({ businessName }) => businessName },
          { name: words.address, value: ({ address }) => address },
          { name: words.number, value: ({ taxId }) => taxId && `••${taxId.ending}` },
          { name: words.gross, value: ({ gross }) => plainAmount(gross) },
          { name: words.state, value: ({ state }) => words.states[state] },
          { name: words.withhold, value: ({ withhold }) => plainAmount(withhold) },
        ],
        payees,
      ),
    )
}

/** One row a form, in the order in which services for filing ask for it. */
const fileText = ({ rows }: TaxFile): string =>
  csvOf(
    [
      { name: 'form', value: () => '1099-MISC' },
      { name: 'recipient_name', value: ({ name }) => name },
      { name: 'recipient_name_2', value: ({ businessName }) => businessName },
      { name: 'recipient_tin', value: ({ taxId }) => taxId },
      { name: 'recipient_tin_type', value: ({ taxIdKind }) => taxIdKind.toUpperCase() },
      { name: 'address_1', value: ({ line1 }) => line1 },
      { name: 'address_2', value: ({ line2 }) => line2 },
      { name: 'city', value: ({ city }) => city },
      { name: 'state', value: ({ state }) => state },
      { name: 'zip', value: ({ zip }) => zip },
      { name: 'country', value: ({ country }) => country },
      { name: 'box_1_rents', value: ({ gross }) => plainAmount(gross) },
      { name: 'box_4_federal_tax_due', value: ({ withhold }) => plainAmount(withhold) },
    ],
    rows,
  )

const TakeFile = ({ tax: { year, payees }, act }: { tax: TaxYear; act: Act }) => {
  const words = useWords(staffTaxFormsWords)
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const file = await act(() => api(taxFile, { query: { year } }))
    setBusy(false)
    if (!file) return
    downloadCsv(`1099-misc-${year}.csv`, fileText(file))
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

const Missing = ({ payee: { state, taxId } }: { payee: TaxPayee }) => {
  const words = useWords(staffTaxFormsWords)
  return (
    <span className="staff-cell">
      <Status state={lamps[state]}>{words.states[state]}</Status>
      {taxId === null && state !== 'abroad' && (
        <small>
          <Status state="broken">{words.noForm}</Status>
        </small>
      )}
    </span>
  )
}

/** Everybody who was paid rent in the year, the largest first. */
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
            cell: ({ taxId, classification }) => (
              <span className="staff-cell">
                {taxId ? `${taxId.kind.toUpperCase()} ••${taxId.ending}` : words.none}
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
