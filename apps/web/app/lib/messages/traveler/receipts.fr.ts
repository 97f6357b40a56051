import { translation } from '../words.ts'
import type { receiptWords } from './receipts.ts'

export const fr = translation<typeof receiptWords>({
  payment: 'Reçu {number}',
  refund: 'Remboursement {number}',
  received: 'Merci. Nous avons reçu {amount}',
  sentBack: '{amount} remboursés',
  how: 'Moyen de paiement',
  paidBy: 'Payé par',
  paidTo: 'Payé à',
  back: '{method}, remboursé',
})
