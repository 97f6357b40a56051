import { translation } from '../words.ts'
import type { staffShellWords } from './shell.ts'

export const es = translation<typeof staffShellWords>({
  menu: 'Escritorio del equipo',
  bookings: 'Reservas',
  homes: 'Casas',
  offers: 'Ofertas',
  promos: 'Códigos',
  protection: 'Protección',
  agreements: 'Documentos',
  documents: 'De propietarios',
  externalStays: 'Otros sitios',
  concierge: 'Conserjería',
  claims: 'Reclamaciones',
  links: 'Enlaces',
  boutiques: 'Boutiques',
  trust: 'Fideicomiso',
  closing: 'Cierre',
  payouts: 'Pagos',
  partners: 'Socios',
  questions: 'Preguntas',
  issues: 'Avisos',
  jobs: 'Trabajos',
  vendors: 'Proveedores',
  identities: 'Quién viene',
  more: 'Más',
  publicSite: 'Al sitio público',
})
