import { translation } from '../words.ts'
import type { askingWords } from './asking.ts'

export const es = translation<typeof askingWords>({
  title: 'Pedir un pago',
  text: 'Por lo que se añade al precio: salida tardía, una cuna, leña. El huésped acepta primero, y pasa a ser una línea del precio de la estancia.',
  amount: 'Importe, con impuestos',
  reason: 'Para qué',
  ask: 'Pedirlo al huésped',
  asked: 'Se escribe al huésped',
  missing: 'Rellénelo, por favor.',
  withdraw: 'Retirar',
  unclear: 'Esto no es un importe.',
  states: { asked: 'Espera al huésped', accepted: 'Aceptado', withdrawn: 'Retirada', taken_back: 'Cancelado' },
  sentForApproval: 'Enviado para aprobación. Se pedirá al huésped cuando una segunda persona lo apruebe.',
})
