import { translation } from '../words.ts'
import type { receiptWords } from './receipts.ts'

export const fr = translation<typeof receiptWords>({
  payment: 'Reçu {number}',
  refund: 'Remboursement {number}',
  received: '{amount} reçus, merci',
  sentBack: '{amount} remboursés',
  how: 'Par',
  paidBy: 'Payé par',
  paidTo: 'Payé à',
  back: '{method}, remboursé',
})
