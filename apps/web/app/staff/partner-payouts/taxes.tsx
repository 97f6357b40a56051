import { foreignFormNames, partnerTaxFile, type partnerTaxYear, type ResultsOf } from '@porchlight/contract'
import { Button, downloadCsv, EmptyState, Section, Status, type StatusState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { staffTaxFormsWords } from '#app/lib/messages/staff/tax-forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PersonLink } from '../person-link.tsx'
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
        disabledReason={partners.some(({ state }) => state === 'report') ? undefined : words.noneDue}
        onClick={() => void take()}
      >
        {words.file}
      </Button>
      {question}
    </>
  )
}

/** Amounts paid to partners within a year, for Form 1099-NEC (R54). */
export const PartnerTaxes = ({ taxes }: { taxes: Taxes }) => {
  const { year, years, threshold, partners } = taxes
  const words = useWords(staffCommissionWords)
  const { money, amount, date } = useFormats()
  return (
    <Section
      title={words.tax({ year: String(year) })}
      note={words.taxNote({ threshold: money(threshold) })}
      side={partners.length > 0 && <TakeFile taxes={taxes} />}
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
            cell: ({ state }) => <Status state={shapes[state]}>{words.taxStates[state]}</Status>,
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
