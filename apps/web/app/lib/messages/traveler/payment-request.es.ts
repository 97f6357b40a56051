import { translation } from '../words.ts'
import type { paymentRequestWords } from './payment-request.ts'

export const es = translation<typeof paymentRequestWords>({
  title: 'Se le piden {amount}',
  reason: 'Para qué',
  amount: 'Importe',
  asked: 'Pedido el',
  agreeCard: 'Aceptar y pagar con {card}',
  agreeOther: 'Aceptar y pagar con otra tarjeta',
  cardText:
    '{card} se cobra en un cuarto de hora. El importe pasa a ser una línea del precio de su estancia, con sus condiciones.',
  otherText:
    'El importe pasa a ser una línea del precio de su estancia, con sus condiciones, y lo paga en la página siguiente.',
  accepted: 'Usted lo ha aceptado. Lo que queda por pagar está en la página de su estancia.',
  withdrawn: 'La petición se retiró. No hay nada que pagar.',
  taken_back: 'Se canceló y ya no es parte del precio de su estancia.',
  late: 'Ya no se puede aceptar. Escriba al equipo.',
  toStay: 'A su estancia',
  done: 'Aceptado. {card} se cobra en un cuarto de hora.',
  todo: 'Se le piden {amount}',
  act: 'Ver por qué',
})
