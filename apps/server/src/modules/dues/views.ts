import type { Money, OwnerInvoiceCard, OwnerInvoiceData, PlainDate } from '@porchlight/contract'
import type { CreditRow, Due } from './invoices.ts'
import { isOverdue, stateOf } from './rules.ts'

const homesOf = ({ document }: Due): OwnerInvoiceCard['homes'] => [
  ...new Map(document.lines.flatMap(({ home }) => (home ? [[home.id, home] as const] : []))).values(),
]

export const cardView = (due: Due, today: PlainDate): OwnerInvoiceCard => {
  const { number, year, quarter, currency, open, total_minor: total, due_on: dueOn, document } = due
  const money = (amount: number): Money => ({ amount, currency })
  return {
    number,
    year,
    quarter,
    state: stateOf({ total, open }),
    overdue: isOverdue({ open, dueOn }, today),
    issuedOn: due.issued_on,
    dueOn,
    total: money(total),
    open: money(open),
    homes: homesOf(due),
    owner: { id: due.owner_id, name: document.owner.name },
  }
}

export const invoiceView = (due: Due, credits: readonly CreditRow[], today: PlainDate): OwnerInvoiceData => {
  const money = (amount: number): Money => ({ amount, currency: due.currency })
  const { seller, owner, lines } = due.document
  return {
    ...cardView(due, today),
    seller,
    email: owner.email,
    lines: lines.map((line) => ({ ...line, amount: money(line.amount) })),
    credits: credits.map(({ kind, amount_minor, received_on, reference, at }) => ({
      kind,
      amount: money(amount_minor),
      at: at.toISOString(),
      receivedOn: received_on,
      reference,
    })),
  }
}
