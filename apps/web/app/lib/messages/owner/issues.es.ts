import { translation } from '../words.ts'
import type { ownerIssuesWords } from './issues.ts'

export const es = translation<typeof ownerIssuesWords>({
  title: 'Avisos',
  lead: 'Lo que los huéspedes y usted avisaron de sus casas. Nuestro equipo responde y se ocupa; lo que dice figura aquí.',
  tabsLabel: 'Qué avisos',
  tabs: {
    pending: 'En espera',
    all: 'Todos',
    'check-out': 'Tras las estancias',
    'damage-claims': 'Daños',
  },
  waiting: 'En espera y en curso',
  solved: 'Resueltos',
  none: 'Nada espera',
  noneText: 'Cuando se avise de algo en una casa suya, figurará aquí.',
  noChecks: 'No se anotó nada tras una estancia',
  noChecksText: 'Las inspecciones tras la salida figuran aquí con lo que se encontró.',
  noClaims: 'No se reclamó nada',
  noClaimsText: 'Lo que una estancia dañó se reclama desde la página de su reserva.',
  claim: 'Reclamación',
  guest: 'Huésped',
  claimed: 'Reclamado',
  state: 'Estado',
  open: 'Abrir el aviso',
  openOf: 'Abrir el aviso de {home}, {reporter}',
  stayOf: '{reporter}, {dates}, {number}',
  toBooking: 'A la reserva',
  jobs: 'Lo que se hace',
  tell: 'Avisar de algo',
  tellNote: 'Sin conexión espera en este dispositivo y se envía solo.',
  house: 'Casa',
})
