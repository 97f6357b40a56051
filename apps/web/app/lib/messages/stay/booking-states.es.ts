import { translation } from '../words.ts'
import type { bookingStateWords } from './booking-states.ts'

export const es = translation<typeof bookingStateWords>({
  states: {
    inquiry: 'Consulta',
    offered: 'Oferta enviada',
    requested: 'Solicitada',
    awaiting_agreement: 'Pendiente de firma',
    awaiting_payment: 'Pendiente de pago',
    confirmed: 'Confirmada',
    checked_in: 'En curso',
    completed: 'Terminada',
    declined: 'Rechazada',
    expired: 'Caducada',
    withdrawn: 'Retirada',
    canceled: 'Cancelada',
    no_show: 'No se presentó',
  },
  bankPays: 'Pago bancario pendiente',
})
