import { translation } from '../words.ts'
import type { stayReasonWords } from './stay-reasons.ts'

export const es = translation<typeof stayReasonWords>({
  not_bookable: 'Esta casa no se puede reservar por el momento.',
  no_price: 'Todavía no hay precio para estas fechas.',
  in_the_past: 'Estas fechas ya han pasado.',
  advance_notice: 'La casa necesita algo de antelación: la primera llegada posible es el {earliest}.',
  booking_window: 'Las fechas están abiertas hasta el {latest}.',
  unavailable: 'Ocupada el {dates}.',
  min_stay: 'Una estancia que empieza ese día dura al menos {min, plural, one {# noche} other {# noches}}.',
  max_stay: 'Una estancia puede durar como máximo {max, plural, one {# noche} other {# noches}}.',
  no_arrival_day: 'El {date} no hay llegadas.',
  arrival_days: 'El {date} no hay llegadas; los huéspedes llegan {days}.',
  no_departure_day: 'El {date} no hay salidas.',
  departure_days: 'El {date} no hay salidas; los huéspedes se van {days}.',
  leaves_gap:
    'Del {from} al {to} quedaría un hueco demasiado corto para otros: la casa acepta {min, plural, one {# noche} other {# noches}} o más.',
  max_guests: 'En la casa duermen {max}.',
  no_pets: 'En esta casa no se admiten perros.',
  max_pets: '{max, plural, one {# perro como máximo.} other {# perros como máximo.}}',
  other: 'Estas fechas no son posibles.',
  nearest: 'Cerca de estas fechas:',
  weekdays: ['los domingos', 'los lunes', 'los martes', 'los miércoles', 'los jueves', 'los viernes', 'los sábados'],
})
