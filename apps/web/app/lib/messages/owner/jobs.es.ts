import { translation } from '../words.ts'
import type { ownerJobsWords } from './jobs.ts'

export const es = translation<typeof ownerJobsWords>({
  title: 'Trabajos',
  lead: 'Trabajos en sus casas: quién los hace, con fotos de antes y después.',
  tabsLabel: 'Filtrar trabajos',
  toCome: 'Próximos',
  done: 'Terminados',
  none: 'No hay trabajos',
  noneText: 'Aquí aparecen las preparaciones entre reservas, las inspecciones y las reparaciones.',
  overview: 'Mantenimiento',
  overviewLead: 'Trabajos en curso en sus casas e incidencias abiertas.',
  next: 'Próximos trabajos',
  allJobs: 'Todos los trabajos',
  reports: 'Incidencias abiertas',
  noReports: 'No hay incidencias abiertas',
  noReportsText: 'Las incidencias de sus casas aparecen aquí.',
  allReports: 'Todas las incidencias',
  vendors: 'Proveedores',
  report: 'Inspección tras la estancia',
  reportNone: 'Todavía no hay inspección',
  reportSoon: 'Inspeccionamos la casa tras la salida.',
  reportNoneText: 'No se registró ninguna inspección tras esta estancia.',
  toBooking: 'Ver reserva',
})
