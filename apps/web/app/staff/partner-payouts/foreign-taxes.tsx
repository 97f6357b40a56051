import { partnerForeignTaxFile, type partnerTaxYear, type ResultsOf } from '@porchlight/contract'
import { Button, downloadCsv, EmptyState, Section, Table } from '@porchlight/ui'
import { useCountries } from '#app/features/address/countries.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { staffTaxFormsWords } from '#app/lib/messages/staff/tax-forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PersonLink } from '../person-link.tsx'
import { foreignFileCsv } from '../tax-forms/tax-csv.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

type Taxes = ResultsOf<typeof partnerTaxYear>

/** Downloads the forms with tax numbers, for the service that files them; the export is logged. */
const TakeFile = ({ year }: Pick<Taxes, 'year'>) => {
  const { file: label } = useWords(staffTaxFormsWords)
  const { act, question } = useStepUpAction()
  const take = async () => {
    const file = await act(() => api(partnerForeignTaxFile, { query: { year } }))
    if (file) downloadCsv(`1042-s-${year}.csv`, foreignFileCsv(file))
  }
  return (
    <>
      <Button size="small" icon="download" onClick={() => void take()}>
        {label}
      </Button>
      {question}
    </>
  )
}

/** Amounts paid to partners abroad for work in the United States, for Form 1042-S (R54). */
export const ForeignTaxes = ({ taxes }: { taxes: Taxes }) => {
  const { foreignTax: words, withholdings, partner, taxId, withheld: withheldHead } = useWords(staffCommissionWords)
  const countries = useCountries()
  const { amount } = useFormats()
  const year = String(taxes.year)
  return (
    <Section
      title={words.title({ year })}
      note={words.note}
      side={taxes.foreign.length > 0 && <TakeFile year={taxes.year} />}
    >
      <Table
        caption={words.title({ year })}
        rows={taxes.foreign}
        rowKey={({ partnerId, withholding }) => `${partnerId} ${withholding}`}
        figures
        empty={<EmptyState title={words.none({ year })}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'partner',
            head: partner,
            cell: ({ partnerId, name }) => <PersonLink id={partnerId}>{name}</PersonLink>,
          },
          {
            id: 'country',
            head: words.country,
            cell: ({ country }) => countries.find(({ value }) => value === country)?.label ?? country,
          },
          { id: 'tax', head: taxId, cell: ({ taxIdEnding }) => (taxIdEnding ? `•• ${taxIdEnding}` : '—') },
          { id: 'reason', head: words.reason, cell: ({ withholding }) => withholdings[withholding] },
          { id: 'withheld', head: withheldHead, align: 'end', cell: ({ withheld }) => amount(withheld) },
          { id: 'gross', head: words.gross, align: 'end', cell: ({ gross }) => <b className="num">{amount(gross)}</b> },
        ]}
      />
    </Section>
  )
}
