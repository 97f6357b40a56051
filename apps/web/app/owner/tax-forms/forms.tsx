import '../payouts/payouts.css'
import './tax-forms.css'
import type { OwnerTaxForm } from '@porchlight/contract'
import {
  Chip,
  ChipFile,
  csvOf,
  downloadCsv,
  EmptyState,
  Section,
  Status,
  type StatusState,
  Table,
} from '@porchlight/ui'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'

const shapes: Record<OwnerTaxForm['state'], StatusState> = {
  open: 'off',
  ready: 'half',
  filed: 'done',
  corrected: 'done',
}

const useNote = () => {
  const { day, money } = useFormats()
  const { tax: words } = useWords(accountantWords)
  return ({ state, reporting, filedOn, before, changed }: OwnerTaxForm): string => {
    if (state === 'open') return words.openText
    if (state === 'ready') return reporting === 'report' ? words.readyText : ''
    return [
      filedOn && words.filedOn({ day: day(filedOn) }),
      before && words.before({ amount: money(before) }),
      changed && words.changed({ amount: money(changed) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

const State = ({ form }: { form: OwnerTaxForm }) => {
  const { tax: words } = useWords(accountantWords)
  const noteOf = useNote()
  const { state, reporting } = form
  const isDue = reporting === 'report' || state !== 'ready'
  return (
    <span className="tax-forms-state">
      {isDue ? <Status state={shapes[state]}>{words.states[state]}</Status> : '—'}
      <small className="tax-forms-note">{noteOf(form)}</small>
    </span>
  )
}

const Pdf = ({ href, name, label, children }: { href: string; name: string; label: string; children: string }) => (
  <ChipFile href={href} download={name} aria-label={label}>
    {children}
  </ChipFile>
)

const File = ({
  form: { year, state, reporting, threshold, versions },
  pdfOf,
}: {
  form: OwnerTaxForm
  pdfOf: PdfOf
}) => {
  const { money, day } = useFormats()
  const { tax: words } = useWords(accountantWords)
  if (reporting === 'below') return <small>{words.reporting.below({ threshold: money(threshold) })}</small>
  if (reporting !== 'report') return <small>{words.reporting[reporting]}</small>
  if (state === 'open' || state === 'ready') return '—'
  return (
    <span className="tax-forms-files">
      <Pdf href={pdfOf(year)} name={`1099-${year}.pdf`} label={words.pdfNamed({ year: String(year) })}>
        {words.pdf}
      </Pdf>
      {versions.slice(0, -1).map(({ version, filedOn }) => (
        <Pdf
          key={version}
          href={pdfOf(year, version)}
          name={`1099-${year}-${version}.pdf`}
          label={words.earlierNamed({ year: String(year), day: day(filedOn) })}
        >
          {day(filedOn)}
        </Pdf>
      ))}
    </span>
  )
}

/** The address of a year's latest form, or of an earlier version. */
type PdfOf = (year: number, version?: number) => string

const useSave = (forms: readonly OwnerTaxForm[]) => {
  const { tax: words } = useWords(accountantWords)
  const { currency } = useWords(ownerStatementWords)
  return () =>
    downloadCsv(
      'tax-forms.csv',
      csvOf<OwnerTaxForm>(
        [
          { name: words.year, value: ({ year }) => year },
          { name: words.rents, value: ({ rents }) => plainAmount(rents) },
          { name: words.withheld, value: ({ withhold }) => plainAmount(withhold) },
          { name: currency, value: ({ rents }) => rents.currency },
          { name: words.state, value: ({ state }) => words.states[state] },
        ],
        forms,
      ),
    )
}

/** The latest form's name, address, and masked number, as on the W-9. */
const Recipient = ({ form: { name, businessName, address, taxId } }: { form: OwnerTaxForm }) => {
  const { tax: words } = useWords(accountantWords)
  const { kinds, ending } = useWords(taxWords)
  const rows = [
    [words.recipient, [name, businessName, address].filter(Boolean).join(', ')],
    [words.taxId, taxId && ending({ kind: kinds[taxId.kind], ending: taxId.ending })],
  ] as const
  return (
    <dl className="tax-forms-recipient">
      {rows.map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <dt>{term}</dt>
              <dd data-content>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** A 1099-MISC per year: figures, status, and the completed form as a PDF. */
export const TaxForms = ({ forms, pdfOf }: { forms: readonly OwnerTaxForm[]; pdfOf: PdfOf }) => {
  const { amount } = useFormats()
  const { tax: words } = useWords(accountantWords)
  const save = useSave(forms)
  const [latest] = forms
  if (!latest) return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  return (
    <Section
      title={words.caption}
      note={latest.rents.currency}
      side={
        <Chip icon="download" aria-label={words.csvNamed} onClick={save}>
          {words.csv}
        </Chip>
      }
    >
      <Table
        caption={words.caption}
        rows={forms}
        rowKey={({ year }) => year}
        columns={[
          { id: 'year', head: words.year, cell: ({ year }) => <b>{year}</b> },
          { id: 'state', head: words.state, cell: (form) => <State form={form} /> },
          { id: 'rents', head: words.rents, align: 'end', cell: ({ rents }) => amount(rents) },
          { id: 'withheld', head: words.withheld, align: 'end', cell: ({ withhold }) => amount(withhold) },
          { id: 'file', head: words.file, align: 'end', cell: (form) => <File form={form} pdfOf={pdfOf} /> },
        ]}
      />
      <Recipient form={latest} />
    </Section>
  )
}
