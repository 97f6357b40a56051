import { translation } from '../words.ts'
import type { ownerJobsWords } from './jobs.ts'

export const es = translation<typeof ownerJobsWords>({
  title: 'Trabajos',
  lead: 'Lo que se hace en sus casas, quién, y cómo estaba antes y después.',
  tabsLabel: 'Qué trabajos',
  toCome: 'Próximos',
  done: 'Hechos',
  none: 'Nada por aquí',
  noneText: 'Cada estancia trae un cambio; aquí están también las reparaciones.',
  overview: 'Mantenimiento',
  overviewLead: 'Lo que se hace en sus casas y lo que espera.',
  next: 'Lo próximo en sus casas',
  allJobs: 'Todos los trabajos',
  reports: 'Avisos en espera',
  noReports: 'Ningún aviso espera',
  noReportsText: 'Cuando se avise de algo en una casa suya, estará aquí.',
  allReports: 'Todos los avisos',
  vendors: 'Quién trabaja en sus casas',
  report: 'Cómo se encontró la casa',
  reportNone: 'Todavía no hay inspección',
  reportSoon: 'La casa se revisa después de la salida.',
  reportNoneText: 'Nadie anotó una inspección tras esta estancia.',
  toBooking: 'A la reserva',
})
