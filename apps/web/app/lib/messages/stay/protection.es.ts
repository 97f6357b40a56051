import { translation } from '../words.ts'
import type { protectionWords } from './protection.ts'

export const es = translation<typeof protectionWords>({
  title: 'Protección de viaje',
  legend: 'Por si surge un imprevisto',
  choose: 'Protección de viaje, {price}',
  hint: 'La vende {provider}. Se devuelve entera si cancela en los {days} días siguientes a la reserva y antes de que empiece la estancia; después se queda en el proveedor.',
  terms: 'Qué cubre y en qué condiciones',
  offer:
    '{provider} cubre el viaje por {price}. Puede añadirla hasta el {until}; si cancela la estancia antes, se devuelve entera.',
  charged: 'Pasa a formar parte del precio de su estancia y se cobra hoy con el medio de pago de su reserva.',
  add: 'Añadirla por {price}',
  added: 'Su viaje está protegido',
  refused: 'No se ha añadido',
  taken: '{provider} cubre este viaje. De lo que paga, {price} son para ella.',
  back: 'Si cancela la estancia hasta el {until}, se devuelve entera.',
  kept: 'El plazo de devolución ha terminado: si se cancela la estancia, se queda en el proveedor.',
})
