import { translation } from '../words.ts'
import type { ownerIssuesWords } from './issues.ts'

export const es = translation<typeof ownerIssuesWords>({
  title: 'Incidencias',
  lead: 'Incidencias de sus casas comunicadas por usted y sus huéspedes, con las respuestas de nuestro equipo.',
  tabsLabel: 'Filtrar incidencias',
  tabs: {
    pending: 'Abiertas',
    all: 'Todos',
    'check-out': 'Tras la salida',
    'damage-claims': 'Daños',
  },
  waiting: 'Abiertas y en curso',
  solved: 'Resueltas',
  none: 'No hay incidencias abiertas',
  noneText: 'Las incidencias de sus casas aparecen aquí.',
  noChecks: 'Sin observaciones tras la salida',
  noChecksText: 'Los resultados de las inspecciones tras la salida aparecen aquí.',
  noClaims: 'No hay reclamaciones por daños',
  noClaimsText: 'Presente una reclamación desde la página de la reserva.',
  claim: 'Reclamación',
  guest: 'Huésped',
  claimed: 'Importe reclamado',
  state: 'Estado',
  open: 'Ver incidencia',
  openOf: 'Ver incidencia: {home}, {reporter}',
  stayOf: '{reporter}, {dates}, {number}',
  toBooking: 'Ver reserva',
  jobs: 'Trabajos para esta incidencia',
  tell: 'Comunicar una incidencia',
  tellNote: 'Funciona sin conexión: se guarda y se envía cuando vuelva a conectarse.',
  home: 'Casa',
})
