import { translation } from '../words.ts'
import type { receiptWords } from './receipts.ts'

export const de = translation<typeof receiptWords>({
  payment: 'Zahlungsbeleg {number}',
  refund: 'Erstattung {number}',
  received: '{amount} erhalten, mit Dank',
  sentBack: '{amount} erstattet',
  how: 'Mit',
  paidBy: 'Gezahlt von',
  paidTo: 'Gezahlt an',
  back: '{method}, erstattet',
})
