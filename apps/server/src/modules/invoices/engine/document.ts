import type { Party, PlainDate } from '@porchlight/contract'

/** A line of the document; `amount` in minor units. Those with a kind are said in the reader's own words. */
export type DocumentLine = { label: string; note: string; amount: number; kind?: 'not_charged' | 'waived' }

/** What is billed, as far as it decides whether an invoice still says the truth. */
export type Bill = {
  arrive: PlainDate
  depart: PlainDate
  nights: number
  party: Party
  lines: DocumentLine[]
  taxes: DocumentLine[]
  total: number
  /** Why there is less on it than was booked; empty on others. */
  reason: string
}

/** Everything on the document, as it was when it was written. */
export type InvoiceDocument = {
  seller: { name: string; address: string; email: string; phone: string }
  buyer: { name: string; email: string }
  booking: { number: string; home: string; town: string }
  bill: Bill
}

const negated = (lines: readonly DocumentLine[]): DocumentLine[] =>
  lines.map((line) => ({ ...line, amount: -line.amount }))

/** The same with every amount the other way round: what a credit note says. */
export const takenBack = ({ bill, ...rest }: InvoiceDocument): InvoiceDocument => ({
  ...rest,
  bill: { ...bill, lines: negated(bill.lines), taxes: negated(bill.taxes), total: -bill.total },
})
