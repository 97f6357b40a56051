import type { InvoiceCard } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { invoiceWords } from '#app/lib/messages/traveler/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The status of an invoice or credit note, in words. */
export const useInvoiceStatus = ({ state, balance, corrects, correctedBy }: InvoiceCard): string => {
  const { money } = useFormats()
  const { states } = useWords(invoiceWords)
  switch (state) {
    case 'open':
      return states.open({ amount: money(balance) })
    case 'paid':
      return states.paid
    case 'corrected':
      return states.corrected({ number: correctedBy ?? '' })
    case 'credit':
      return states.credit({ number: corrects ?? '' })
  }
}
