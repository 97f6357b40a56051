import { translation } from '../words.ts'
import type { receiptWords } from './receipts.ts'

export const es = translation<typeof receiptWords>({
  payment: 'Recibo {number}',
  refund: 'Reembolso {number}',
  received: 'Gracias. Hemos recibido {amount}',
  sentBack: '{amount} reembolsados',
  how: 'Forma de pago',
  paidBy: 'Pagado por',
  paidTo: 'Pagado a',
  back: '{method}, reembolsado',
})
