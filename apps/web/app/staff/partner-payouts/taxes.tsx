import type { partnerTaxYear, ResultsOf } from '@porchlight/contract'
import { EmptyState, Section, Status, type StatusState, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Taxes = ResultsOf<typeof partnerTaxYear>

const shapes: Record<Taxes['partners'][number]['state'], StatusState> = {
  report: 'yours',
  below: 'off',
  exempt: 'off',
  abroad: 'off',
}

/** What partners were paid this year, for Form 1099-NEC (R54). */
export const PartnerTaxes = ({ taxes: { year, threshold, partners } }: { taxes: Taxes }) => {
  const words = useWords(staffCommissionWords)
  const { money, amount } = useFormats()
  return (
    <Section title={words.tax({ year: String(year) })} note={words.taxNote({ threshold: money(threshold) })}>
      <Table
        caption={words.tax({ year: String(year) })}
        rows={partners}
        rowKey={({ partnerId }) => partnerId}
        empty={<EmptyState title={words.noTax}>{words.nobodyText}</EmptyState>}
        columns={[
          { id: 'partner', head: words.partner, cell: ({ name }) => <b data-content>{name}</b> },
          { id: 'tax', head: words.taxId, cell: ({ taxIdEnding }) => (taxIdEnding ? `•• ${taxIdEnding}` : '—') },
          {
            id: 'state',
            head: words.state,
            cell: ({ state }) => <Status state={shapes[state]}>{words.taxStates[state]}</Status>,
          },
          { id: 'withheld', head: words.withheld, align: 'end', cell: ({ withheld }) => amount(withheld) },
          { id: 'paid', head: words.net, align: 'end', cell: ({ paid }) => <b className="num">{amount(paid)}</b> },
        ]}
      />
    </Section>
  )
}
