import { translation } from '../words.ts'
import type { ownerIssuesWords } from './issues.ts'

export const es = translation<typeof ownerIssuesWords>({
  title: 'Avisos de huéspedes',
  lead: 'Lo que los huéspedes avisaron de sus casas. Nuestro equipo responde y se ocupa; lo que dice al huésped figura aquí.',
  waiting: 'En espera y en curso',
  solved: 'Resueltos',
  none: 'Nada espera',
  noneText: 'Cuando un huésped avise de algo en una casa suya, figurará aquí.',
  open: 'Abrir el aviso',
  openOf: 'Abrir el aviso de {home}, {number}',
  stayOf: '{guest}, {dates}, {number}',
  toBooking: 'A la reserva',
})
