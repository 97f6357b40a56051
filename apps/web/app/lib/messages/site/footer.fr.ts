import { translation } from '../words.ts'
import type { footerWords } from './footer.ts'

export const fr = translation<typeof footerWords>({
  services: 'Nos services',
  listYourHome: 'Louer votre maison',
  estimate: 'Estimer vos revenus',
  quiz: 'Trouver votre village',
  brochures: 'Nos brochures',
  privacyChoices: 'Choix de confidentialité',
})
