import { translation } from '../words.ts'
import type { footerWords } from './footer.ts'

export const de = translation<typeof footerWords>({
  services: 'Leistungen',
  listYourHome: 'Ihr Haus vermieten',
  estimate: 'Einnahmen schätzen',
  quiz: 'Ihren Ort finden',
  brochures: 'Broschüren',
  privacyChoices: 'Datenschutzeinstellungen',
})
