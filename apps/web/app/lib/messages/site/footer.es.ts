import { translation } from '../words.ts'
import type { footerWords } from './footer.ts'

export const es = translation<typeof footerWords>({
  services: 'Servicios',
  listYourHome: 'Alquile su casa',
  estimate: 'Estime sus ingresos',
  quiz: 'Encuentre su pueblo',
  brochures: 'Folletos',
  privacyChoices: 'Opciones de privacidad',
})
