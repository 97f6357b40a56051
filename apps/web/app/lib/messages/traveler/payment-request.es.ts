import { translation } from '../words.ts'
import type { paymentRequestWords } from './payment-request.ts'

export const es = translation<typeof paymentRequestWords>({
  title: 'Solicitud de pago de {amount}',
  reason: 'Motivo',
  amount: 'Importe',
  requestedOn: 'Solicitado',
  agreeCard: 'Aprobar y pagar con {card}',
  agreeOther: 'Aprobar y pagar con otra tarjeta',
  cardText: '{card} se cobra en 15 minutos. El importe se añade al precio de su estancia según sus condiciones.',
  otherText: 'El importe se añade al precio de su estancia según sus condiciones. Lo paga en la página siguiente.',
  accepted: 'Usted lo ha aprobado. La página de su estancia muestra lo que queda por pagar.',
  withdrawn: 'La solicitud se retiró. No hay nada que pagar.',
  canceled: 'Este cargo se canceló y se quitó del precio de su estancia.',
  late: 'Ya no puede aprobar esta solicitud. Escriba al equipo.',
  toStay: 'Ver su estancia',
  done: 'Aprobado. {card} se cobra en 15 minutos.',
  todo: 'Solicitud de pago de {amount}',
  act: 'Revisar',
})
