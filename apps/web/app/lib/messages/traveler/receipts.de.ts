import { translation } from '../words.ts'
import type { receiptWords } from './receipts.ts'

export const de = translation<typeof receiptWords>({
  payment: 'Zahlungsbeleg {number}',
  refund: 'Erstattung {number}',
  received: 'Danke. Wir haben {amount} erhalten',
  sentBack: '{amount} erstattet',
  how: 'Zahlungsart',
  paidBy: 'Gezahlt von',
  paidTo: 'Gezahlt an',
  back: '{method}, erstattet',
})
