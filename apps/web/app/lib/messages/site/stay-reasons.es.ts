import { translation } from '../words.ts'
import type { stayReasonWords } from './stay-reasons.ts'

export const es = translation<typeof stayReasonWords>({
  not_bookable: 'Esta casa no está disponible por el momento.',
  no_price: 'Todavía no hay precio para estas fechas.',
  in_the_past: 'Estas fechas ya han pasado.',
  advance_notice: 'Esta casa requiere antelación: la primera llegada es el {earliest}.',
  booking_window: 'Se puede reservar hasta el {latest}.',
  unavailable: 'No disponible el {dates}.',
  min_stay: 'Mínimo {min, plural, one {# noche} other {# noches}} con esta llegada.',
  max_stay: 'Máximo {max, plural, one {# noche} other {# noches}}.',
  no_arrival_day: 'El {date} no hay llegadas.',
  arrival_days: 'Sin llegadas el {date}. Días de llegada: {days}.',
  no_departure_day: 'El {date} no hay salidas.',
  departure_days: 'Sin salidas el {date}. Días de salida: {days}.',
  leaves_gap:
    'Quedaría un hueco del {from} al {to}, inferior al mínimo de {min, plural, one {# noche} other {# noches}}.',
  max_guests: 'Capacidad máxima: {max}.',
  no_pets: 'No se admiten perros.',
  max_pets: '{max, plural, one {# perro como máximo.} other {# perros como máximo.}}',
  other: 'Estas fechas no están disponibles.',
  nearest: 'Fechas libres más cercanas:',
  weekdays: ['los domingos', 'los lunes', 'los martes', 'los miércoles', 'los jueves', 'los viernes', 'los sábados'],
})
