import { translation } from '../words.ts'
import type { paymentRequestWords } from './payment-requests.ts'

export const es = translation<typeof paymentRequestWords>({
  title: 'Solicitar un pago',
  text: 'Cobre extras como una salida tardía, una cuna o leña. El huésped lo acepta primero y después se añade al precio de la reserva.',
  amount: 'Importe, impuestos incluidos',
  reason: 'Descripción',
  ask: 'Enviar solicitud',
  sent: 'Solicitud de pago enviada',
  missing: 'Rellene este campo.',
  withdraw: 'Retirar',
  unclear: 'Introduzca un importe.',
  states: { open: 'Pendiente del huésped', accepted: 'Aceptado', withdrawn: 'Retirada', canceled: 'Cancelado' },
  sentForApproval: 'Enviado para aprobación. El huésped recibe la solicitud cuando la apruebe una segunda persona.',
})
