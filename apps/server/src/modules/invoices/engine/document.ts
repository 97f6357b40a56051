import type { Party, PlainDate } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'

/** A line of the invoice; `amount` in minor units. */
export type DocumentLine = {
  /** What it charges, under the code of the price line; the ones of claims and of older invoices have none. */
  code?: string
  /** The fee it charges, as the home's prices number it. */
  fee?: number
  label: Said
  note: Said | null
  amount: number
  kind?: 'not_charged' | 'waived'
}

/** What is billed, as far as it decides whether an invoice still says the truth. */
export type Bill = {
  arrive: PlainDate
  depart: PlainDate
  nights: number
  party: Party
  lines: DocumentLine[]
  taxes: DocumentLine[]
  total: number
  /** Why there is less on it than was booked; null on others. */
  reason: Said | null
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
export const reversed = ({ bill, ...rest }: InvoiceDocument): InvoiceDocument => ({
  ...rest,
  bill: { ...bill, lines: negated(bill.lines), taxes: negated(bill.taxes), total: -bill.total },
})
