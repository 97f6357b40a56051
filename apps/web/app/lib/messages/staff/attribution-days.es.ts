import { translation } from '../words.ts'
import type { attributionDaysWords } from './attribution-days.ts'

export const es = translation<typeof attributionDaysWords>({
  title: 'Atribución y disputas',
  note: 'Para reservas desde este día. Las anteriores conservan sus plazos.',
  windows: 'Ventana de atribución de los enlaces',
  window: 'Enlaces de {program}: ventana de atribución',
  programDays: '{program}: {count, plural, one {# día} other {# días}}',
  days: '{count, plural, one {# día} other {# días}}',
  rebooking: 'Ventana para volver a reservar',
  dispute: 'Plazo para disputar o reclamar',
  answer: 'Nuestro plazo de respuesta',
  set: 'Fijar plazos',
  noteHint: 'Al menos 10 caracteres si un socio obtiene más días. Entonces lo aprueba una segunda persona.',
  more: '{program}: {count, plural, one {habría contado # reserva más} other {habrían contado # reservas más}} de los últimos 12 meses',
  fewer:
    '{program}: {count, plural, one {no habría contado # reserva} other {no habrían contado # reservas}} de los últimos 12 meses',
})
