import type { Transfer } from '@porchlight/contract'
import { Section, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffTransferWords } from '#app/lib/messages/staff/transfers.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Row = { key: string; on: string; document: string; amount: Transfer['amount']; entryId: number | null }

/** Opening balance, entries, and the retained part, which add up to the transfer. */
const rowsOf = (transfer: Transfer, words: { opening: string; retained: string }): Row[] => {
  const sign = transfer.direction === 'to_operating' ? 1 : -1
  const flipped = (amount: number) => ({ ...transfer.amount, amount: sign * amount || 0 })
  const { opening, retained, entries } = transfer
  const extra = (key: string, document: string, amount: number): Row[] =>
    amount === 0 ? [] : [{ key, on: '', document, amount: flipped(amount), entryId: null }]
  return [
    ...extra('opening', words.opening, opening.amount),
    ...entries.map(({ entryId, on, document, amount }) => ({
      key: String(entryId),
      on,
      document,
      amount: flipped(amount.amount),
      entryId,
    })),
    ...extra('retained', words.retained, -retained.amount),
  ]
}

export const Entries = ({ transfer }: { transfer: Transfer }) => {
  const { day, amount: figure } = useFormats()
  const words = useWords(staffTransferWords)
  return (
    <Section title={words.entries} note={words.entriesNote({ number: transfer.entries.length })}>
      <Table
        caption={words.entriesCaption}
        rows={rowsOf(transfer, words)}
        rowKey={({ key }) => key}
        columns={[
          { id: 'date', head: words.date, cell: ({ on }) => (on ? day(on) : ''), foot: words.total },
          {
            id: 'document',
            head: words.document,
            cell: ({ document, entryId }) => (
              <span className="staff-cell">
                {document}
                {entryId !== null && <small>{words.entry({ id: String(entryId) })}</small>}
              </span>
            ),
          },
          {
            id: 'amount',
            head: words.amount,
            align: 'end',
            cell: ({ amount }) => figure(amount),
            foot: figure(transfer.amount),
          },
        ]}
      />
    </Section>
  )
}
