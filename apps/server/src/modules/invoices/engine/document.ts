import type { Party, PlainDate } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'

/** An invoice line; `amount` in minor units. */
export type DocumentLine = {
  /** What it charges, by the code of the price line; lines of claims and of older invoices have none. */
  code?: string
  /** The id of the fee it charges, as in the home's prices. */
  fee?: number
  label: Said
  note: Said | null
  amount: number
  kind?: 'not_charged' | 'waived'
}

/** What is billed: the parts that decide whether an invoice is still correct. */
export type Bill = {
  arrive: PlainDate
  depart: PlainDate
  nights: number
  party: Party
  lines: DocumentLine[]
  taxes: DocumentLine[]
  total: number
  /** Why it bills less than was booked; null on others. */
  reason: Said | null
}

/** Everything on the document, as of when it was written. */
export type InvoiceDocument = {
  seller: { name: string; address: string; email: string; phone: string }
  buyer: { name: string; email: string }
  booking: { number: string; home: string; town: string }
  bill: Bill
}

const negated = (lines: readonly DocumentLine[]): DocumentLine[] =>
  lines.map((line) => ({ ...line, amount: -line.amount }))

/** The same document with every amount negated: a credit note. */
export const reversed = ({ bill, ...rest }: InvoiceDocument): InvoiceDocument => ({
  ...rest,
  bill: { ...bill, lines: negated(bill.lines), taxes: negated(bill.taxes), total: -bill.total },
})
