import { translation } from '../words.ts'
import type { travelerMenuWords } from './menu.ts'

export const es = translation<typeof travelerMenuWords>({
  portal: 'Menú del viajero',
  trips: 'Viajes',
  previous: 'Estancias anteriores',
  concierge: 'Conserjería',
  questions: 'Preguntas',
  feedback: 'Comentarios',
  invoices: 'Facturas',
  taste: 'Perfil de estilo',
  profile: 'Perfil',
})
