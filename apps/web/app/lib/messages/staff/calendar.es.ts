import { translation } from '../words.ts'
import type { staffCalendarWords } from './calendar.ts'

export const es = translation<typeof staffCalendarWords>({
  anySize: 'Capacidad',
  sleeps: '{number} o más huéspedes',
  owner: 'Propietario',
  remove: 'Quitar filtro: {filter}',
  openThisWeekend: 'Libres este fin de semana',
  openOnDates: 'Libres en fechas',
  openBetween: 'Libres del {from} al {to}',
  firstNight: 'Entrada',
  departure: 'Salida',
  show: 'Ver casas',
  hidden: '{number, plural, one {# casa oculta} other {# casas ocultas}} por los filtros.',
  clear: 'Borrar',
  balanceLegend: 'Saldo',
})
