import { translation } from '../words.ts'
import type { protectionWords } from './protection.ts'

export const es = translation<typeof protectionWords>({
  title: 'Protección de viaje',
  legend: 'Por si surge un imprevisto',
  choose: 'Protección de viaje, {price}',
  hint: 'La vende {provider}. Reembolso íntegro si cancela en los {days} días siguientes a la reserva y antes de la llegada; después no se reembolsa.',
  terms: 'Coberturas y condiciones',
  offer:
    '{provider} cubre su viaje por {price}. Puede añadirla hasta el {until}. Si cancela la estancia antes, se reembolsa entera.',
  charged: 'Se añade al precio de su estancia y se cobra hoy en la forma de pago de la reserva.',
  add: 'Añadir por {price}',
  added: 'Su viaje está protegido',
  refused: 'No se ha añadido la protección de viaje',
  taken: '{provider} cubre este viaje por {price}, incluidos en su total.',
  back: 'Si cancela la estancia hasta el {until}, se reembolsa entera.',
  nonRefundable: 'Ya no se reembolsa, aunque cancele la estancia.',
})
