import type { OwnerInvoiceCard } from '@porchlight/contract'
import { Status } from '@porchlight/ui'
import { ownerInvoiceWords } from '#app/lib/messages/owner/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'

const shapes = { open: 'waiting', part_paid: 'half', paid: 'done' } as const

/** Status of an owner invoice, with an overdue mark. */
export const InvoiceState = ({
  invoice: { state, overdue },
}: {
  invoice: Pick<OwnerInvoiceCard, 'state' | 'overdue'>
}) => {
  const words = useWords(ownerInvoiceWords)
  const text = overdue ? `${words.states[state]}, ${words.overdue}` : words.states[state]
  return <Status state={overdue ? 'broken' : shapes[state]}>{text}</Status>
}
