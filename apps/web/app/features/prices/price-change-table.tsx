import type { RaisedHome } from '@porchlight/contract'
import { Table, type TableProps } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { bulkPricingWords } from '#app/lib/messages/owner/bulk-pricing.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { BulkChangeKind } from './bulk-price-fields.ts'

type Columns = TableProps<RaisedHome>['columns'][number][]

/** Preview of a bulk price change by home. */
export const PriceChangeTable = ({ homes, kind }: { homes: readonly RaisedHome[]; kind: BulkChangeKind }) => {
  const words = useWords(bulkPricingWords)
  const { quotes, unchanged } = useWords(pricingEditorWords)
  const { count, money } = useFormats()
  const taken = homes.reduce((sum, home) => sum + home.unchanged, 0)
  const prices: Columns = [
    { id: 'nights', head: words.nights, align: 'end', cell: ({ nights }) => count(nights) },
    { id: 'before', head: words.before, align: 'end', cell: ({ before }) => before && money(before) },
    { id: 'after', head: words.after, align: 'end', cell: ({ after }) => after && money(after) },
  ]
  const arrivals: Columns = [
    { id: 'longer', head: words.longer, align: 'end', cell: ({ arrivals }) => count(arrivals.longer) },
    { id: 'shorter', head: words.shorter, align: 'end', cell: ({ arrivals }) => count(arrivals.shorter) },
  ]
  const openings: Columns = [
    { id: 'opened', head: words.opened, align: 'end', cell: ({ arrivals }) => count(arrivals.opened) },
    { id: 'closed', head: words.closed, align: 'end', cell: ({ arrivals }) => count(arrivals.closed) },
  ]
  const columnsOf = { percent: prices, amount: prices, min_nights: arrivals, arrive_on: openings }
  return (
    <div className="pricing-effect" role="status">
      <h3>{words.caption}</h3>
      <Table
        caption={words.caption}
        rows={homes}
        rowKey={({ id }) => id}
        columns={[{ id: 'home', head: words.home, cell: ({ name }) => <b>{name}</b> }, ...columnsOf[kind]]}
      />
      {taken > 0 && <p>{unchanged({ number: taken })}</p>}
      <p>{quotes}</p>
    </div>
  )
}
