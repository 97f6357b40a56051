import {
  filePartnerTaxForms,
  foreignFormNames,
  partnerTaxFile,
  type partnerTaxYear,
  type ResultsOf,
} from '@porchlight/contract'
import { Button, downloadCsv, EmptyState, Section, Status, type StatusState, Table, toast } from '@porchlight/ui'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { staffTaxFormsWords } from '#app/lib/messages/staff/tax-forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PersonLink } from '../person-link.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { fileCsv } from '../tax-forms/tax-csv.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import { YearLinks } from '../year-links.tsx'

type Taxes = ResultsOf<typeof partnerTaxYear>

const shapes: Record<Taxes['partners'][number]['state'], StatusState> = {
  report: 'yours',
  below: 'off',
  exempt: 'off',
  abroad: 'off',
}

/** Downloads the forms with tax ID numbers, for the service that files them; the export is logged. */
const TakeFile = ({ taxes: { year, partners } }: { taxes: Taxes }) => {
  const words = useWords(staffTaxFormsWords)
  const { act, question } = useStepUpAction()
  const take = async () => {
    const file = await act(() => api(partnerTaxFile, { query: { year } }))
    if (file) downloadCsv(`1099-nec-${year}.csv`, fileCsv(file, '1099-NEC'))
  }
  return (
    <>
      <Button
        size="small"
        icon="download"
        disabledReason={partners.some(({ state, filed }) => state === 'report' || filed) ? undefined : words.noneDue}
        onClick={() => void take()}
      >
        {words.file}
      </Button>
      {question}
    </>
  )
}

/** Records what was filed outside: the figures stay, and later changes need a corrected form. */
const RecordFiled = ({ taxes: { year, isOver, partners } }: { taxes: Taxes }) => {
  const words = useWords(staffCommissionWords)
  const { record } = useWords(staffTaxFormsWords)
  const { money } = useFormats()
  const { act, question, asking } = useStepUpAction()
  const due = partners.filter((one) => one.due !== null)
  const [first] = due
  if (!first) return null
  const of = { year: String(year) }
  if (!isOver)
    return (
      <Button size="small" disabledReason={words.taxYearOpen(of)} onClick={() => undefined}>
        {record.record}
      </Button>
    )
  const corrected = due.filter((one) => one.due === 'corrected').length
  const originals = due.length - corrected
  const total = { ...first.paid, amount: due.reduce((sum, { paid }) => sum + paid.amount, 0) }
  const run = async (reason: string): Promise<boolean> => {
    const body = { paid: total.amount, reason }
    const filed = await act(() => api(filePartnerTaxForms, { params: { year }, body }))
    if (filed) toast({ type: 'success', message: record.recorded({ number: due.length }) })
    return filed !== undefined
  }
  const both = originals > 0 && corrected > 0 ? 'yes' : 'no'
  return (
    <>
      <ReasonDialog
        act={record.record}
        look="primary"
        title={record.recordTitle(of)}
        consequence={words.taxFiling({ originals, corrected, both, sum: money(total) })}
        asking={asking}
        run={run}
      />
      {question}
    </>
  )
}

/** Amounts paid to partners within a year, for Form 1099-NEC (R54). */
export const PartnerTaxes = ({ taxes }: { taxes: Taxes }) => {
  const { year, years, threshold, partners } = taxes
  const words = useWords(staffCommissionWords)
  const { record } = useWords(staffTaxFormsWords)
  const { money, amount, date } = useFormats()
  return (
    <Section
      title={words.tax({ year: String(year) })}
      note={words.taxNote({ threshold: money(threshold) })}
      side={
        partners.length > 0 && (
          <span className="staff-acts">
            <TakeFile taxes={taxes} />
            <RecordFiled taxes={taxes} />
          </span>
        )
      }
    >
      {years.length > 1 && (
        <YearLinks year={year} years={years} hrefOf={(one) => `${href('/staff/partner-payouts')}?year=${one}`} />
      )}
      <Table
        caption={words.tax({ year: String(year) })}
        rows={partners}
        rowKey={({ partnerId, state }) => `${partnerId} ${state}`}
        figures
        empty={<EmptyState title={words.noTax({ year: String(year) })}>{words.nobodyText}</EmptyState>}
        columns={[
          {
            id: 'partner',
            head: words.partner,
            cell: ({ partnerId, name }) => <PersonLink id={partnerId}>{name}</PersonLink>,
          },
          {
            id: 'tax',
            head: words.taxId,
            cell: ({ taxIdEnding, foreignStatus }) =>
              foreignStatus
                ? words.foreignUntil({ form: foreignFormNames[foreignStatus.kind], day: date(foreignStatus.expiresOn) })
                : taxIdEnding
                  ? `•• ${taxIdEnding}`
                  : '—',
          },
          {
            id: 'state',
            head: words.state,
            onPhone: 'end',
            cell: ({ state, filed, due }) => (
              <span className="commission-cell">
                {filed ? (
                  <Status state={due ? 'broken' : 'done'}>
                    {due ? record.correction({ before: money(filed.paid) }) : record.filed({ day: date(filed.on) })}
                  </Status>
                ) : (
                  <Status state={shapes[state]}>{words.taxStates[state]}</Status>
                )}
              </span>
            ),
          },
          { id: 'withheld', head: words.withheld, align: 'end', cell: ({ withheld }) => amount(withheld) },
          {
            id: 'paid',
            head: words.foreignTax.gross,
            align: 'end',
            cell: ({ paid }) => <b className="num">{amount(paid)}</b>,
          },
        ]}
      />
    </Section>
  )
}
