import { translation } from '../words.ts'
import type { leaseWords } from './lease.ts'

export const es = translation<typeof leaseWords>({
  lead: 'Estancias por meses junto al mar, a partir del día uno. Cada precio es el de toda la estancia, con todos los gastos.',
  months: 'Cuánto tiempo',
  month: '{number, plural, one {# mes} many {# de meses} other {# meses}}',
  from: 'Desde',
  adults: 'Adultos',
  children: 'Niños',
  show: 'Ver casas',
  starts: 'Cuándo hay una casa libre',
  start: '{month}: {homes, plural, =0 {ninguna} one {# casa} many {# de casas} other {# casas}}',
  found:
    '{homes, plural, =0 {Ninguna casa está libre: {dates}.} one {# casa está libre: {dates}.} many {# de casas están libres: {dates}.} other {# casas están libres: {dates}.}}',
  none: 'Pruebe con otro mes: la lista de arriba muestra cuándo hay casas. O contáctenos: algunos propietarios aceptan estancias más largas de lo que muestra su calendario.',
  perMonth: '{price} al mes, con todos los gastos,',
  taxes: 'impuestos {amount}',
  noTaxes: 'sin impuestos',
  more: '{number, plural, one {# casa más en la búsqueda} many {# de casas más en la búsqueda} other {# casas más en la búsqueda}}',
  how: 'Cómo sigue',
  steps: {
    choose: 'Elija una casa: su página se abre con estos meses y el precio entero, línea por línea.',
    book: 'Resérvela allí o pregunte al propietario, que responde en 24 horas.',
    pay: 'Firma el contrato y paga según el plan que está junto al precio.',
  },
})
