import { translation } from '../words.ts'
import type { homeGroupWords } from './home-groups.ts'

export const es = translation<typeof homeGroupWords>({
  title: 'Casas cercanas entre sí, para todos',
  lead: 'Cada una está libre en sus fechas y se reserva por separado. El total incluye todos nuestros gastos.',
  party:
    '{adults, plural, one {# adulto} many {# de adultos} other {# adultos}}{children, plural, =0 {} one {, # niño} many {, # de niños} other {, # niños}}',
  sleeps: 'para {number}',
  apart: 'a unos {distance}',
  meters: '{number} m',
  kilometers: '{number} km',
  total: 'En total',
  taxes: 'impuestos {amount}',
  noTaxes: 'sin impuestos',
})
