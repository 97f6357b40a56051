import type { PartnerFigures } from '@porchlight/contract'
import type { TableColumn } from '@porchlight/ui'
import { commissionsHref, type MonthRange } from '#app/features/partner-money/month-range.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffPartnerReportWords } from '#app/lib/messages/staff/partner-report.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { StaffLink } from '../staff-link.tsx'
import { sumOf } from './partner-sums.ts'

/** The commissions behind a row. */
export type Behind = { range: MonthRange; partnerId?: number | undefined }

type Linked = 'bookings' | 'rent' | 'earned' | 'paid'
const figureOf = { bookings: 'booked', rent: 'booked', earned: 'earned', paid: 'paid' } as const

/** Columns of the figures with their totals; figures backed by commissions link to them. */
export const useFigureColumns = <Row extends PartnerFigures>(
  rows: readonly Row[],
  { currency, behind, nameOf }: { currency: string; behind: (row: Row) => Behind; nameOf: (row: Row) => string },
): TableColumn<Row>[] => {
  const words = useWords(staffPartnerReportWords)
  const { count, amount } = useFormats()
  const sums = sumOf(rows)
  const money = (units: number) => amount({ amount: units, currency })
  const plain = (id: 'clicks' | 'quotes'): TableColumn<Row> => ({
    id,
    head: words.figures[id],
    align: 'end',
    foot: count(sums[id]),
    cell: (row) => <span className="num">{count(row[id])}</span>,
  })
  const linked = (id: Linked, write: (value: number) => string): TableColumn<Row> => ({
    id,
    head: words.figures[id],
    align: 'end',
    foot: write(sums[id]),
    cell: (row) => {
      if (row[id] === 0) return <span className="num">{write(0)}</span>
      const { range, partnerId } = behind(row)
      return (
        <StaffLink
          className="inline-link num"
          href={commissionsHref(figureOf[id], range, partnerId)}
          aria-label={words.open({ figure: words.figures[id], value: write(row[id]), of: nameOf(row) })}
        >
          {write(row[id])}
        </StaffLink>
      )
    },
  })
  return [
    plain('clicks'),
    plain('quotes'),
    linked('bookings', count),
    linked('rent', money),
    linked('earned', money),
    linked('paid', money),
  ]
}
