import { translation } from '../words.ts'
import type { bookingWords } from './booking.ts'

export const es = translation<typeof bookingWords>({
  guests: '{number, plural, one {# huésped} other {# huéspedes}}',
  nights: '{number, plural, one {# noche} other {# noches}}',
  sort: '{kind, select, adults {{number, plural, one {# adulto} other {# adultos}}} children {{number, plural, one {# niño} other {# niños}}} infants {{number, plural, one {# bebé} other {# bebés}}} other {{number, plural, one {# perro} other {# perros}}}}',
  payNow: 'Cuando haya firmado',
  payToday: 'Hoy, {date}',
  payThen:
    '{days, plural, =0 {De la misma manera} one {De la misma manera, # día antes de llegar} other {De la misma manera, # días antes de llegar}}',
  paid: 'Pagado',
  failed: 'La tarjeta fue rechazada; páguelo ahora, por favor',
  due: 'Por pagar ahora',
  pending: 'En camino desde su banco',
  canceled: 'Queda anulado',
  planLabel: 'Pagos',
  everythingBack: 'Hasta el {moment}: se devuelve todo',
  partBack: 'Hasta el {moment}: se devuelven {amount}',
  nothingBack: 'Hasta el {moment}: no se devuelve nada',
  toTheCard: '{amount}, de la misma manera en que se pagó.',
  afterThat: 'Después: se devuelven {amount}',
  afterThatNothing: 'Después: no se devuelve nada',
  cancelLabel: 'Qué se devuelve si cancela',
  agreementLabel: 'Texto: {title}',
})
