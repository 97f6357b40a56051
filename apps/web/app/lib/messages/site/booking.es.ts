import { translation } from '../words.ts'
import type { bookingWords } from './booking.ts'

export const es = translation<typeof bookingWords>({
  guests: '{number, plural, one {# huésped} other {# huéspedes}}',
  nights: '{number, plural, one {# noche} other {# noches}}',
  sort: '{kind, select, adults {{number, plural, one {# adulto} other {# adultos}}} children {{number, plural, one {# niño} other {# niños}}} infants {{number, plural, one {# bebé} other {# bebés}}} other {{number, plural, one {# perro} other {# perros}}}}',
  payNow: 'Al firmar',
  payToday: 'Hoy, {date}',
  payThen:
    '{days, plural, =0 {Cobro automático} one {Cobro automático # día antes de la llegada} other {Cobro automático # días antes de la llegada}}',
  paid: 'Pagado',
  failed: 'Tarjeta rechazada. Pague ahora.',
  due: 'Por pagar ahora',
  pending: 'Su banco lo está procesando',
  canceled: 'Ya no se debe',
  planLabel: 'Calendario de pagos',
  fullRefund: 'Hasta el {moment}: reembolso completo',
  partBack: 'Hasta el {moment}: reembolso de {amount}',
  nothingBack: 'Hasta el {moment}: sin reembolso',
  toOriginalMethod: '{amount}, al método de pago original.',
  afterThat: 'Después: reembolso de {amount}',
  afterThatNothing: 'Después: sin reembolso',
  cancelLabel: 'Reembolso si cancela',
  agreementLabel: 'Texto: {title}',
})
