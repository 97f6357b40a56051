import { translation } from '../words.ts'
import type { staffBookingsWords } from './bookings.ts'

export const es = translation<typeof staffBookingsWords>({
  title: 'Reservas',
  forGuest: 'Reservar para un huésped',
  lead: 'Cada estancia de cada casa: quién viene, qué está pagado y qué pasó.',
  search: 'Número, huésped o casa',
  find: 'Buscar',
  captions: {
    requested: 'Solicitudes que esperan respuesta',
    upcoming: 'Estancias próximas y en curso, la más cercana primero',
    previous: 'Estancias terminadas, la última primero',
    all: 'Todas las reservas',
  },
  paid: 'Pagado',
  of: 'de {total}',
  nothing: 'Ninguna reserva se parece',
  nothingText: 'Pruebe con parte de un nombre o con un número como PL-20017.',
  reach: 'Cómo contactar con el huésped',
  money: 'Lo pagado',
  refunded: 'Se devolvieron {amount}.',
  noPayment: 'Todavía no hay nada pagado.',
  payment: {
    pending: 'en camino',
    needs_action: 'espera en el banco',
    succeeded: 'pagado',
    failed: 'rechazado',
    refunded: 'devuelto',
    partly_refunded: 'devuelto en parte',
    disputed: 'en disputa',
  },
  due: 'Cuándo vence',
  price: 'El precio, línea por línea',
  acts: 'Lo que se puede hacer',
  change: 'Cambiar fechas o huéspedes',
  cancel: 'Cancelar la estancia',
  asks: 'El huésped espera una respuesta',
})
