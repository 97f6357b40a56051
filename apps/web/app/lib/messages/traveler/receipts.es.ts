import { translation } from '../words.ts'
import type { receiptWords } from './receipts.ts'

export const es = translation<typeof receiptWords>({
  payment: 'Recibo {number}',
  refund: 'Devolución {number}',
  received: '{amount} recibidos, con nuestro agradecimiento',
  sentBack: '{amount} devueltos',
  how: 'Con',
  paidBy: 'Pagado por',
  paidTo: 'Pagado a',
  back: '{method}, devuelto',
})
