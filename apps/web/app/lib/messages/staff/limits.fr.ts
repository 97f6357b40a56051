import { translation } from '../words.ts'
import type { limitsWords } from './limits.ts'

export const fr = translation<typeof limitsWords>({
  title: 'Plafonds d’approbation',
  lead: 'Montants jusqu’auxquels cette personne agit seule en une journée. Vide : le plafond de la société.',
  company: 'Société : {company}',
  saved: 'Plafonds enregistrés',
  sent: 'Envoyé à un deuxième administrateur',
  waits: 'Un changement de ces plafonds attend une approbation.',
  tightens: 'Effet immédiat : ces plafonds baissent.',
  loosens: 'Cette personne pourra en faire plus seule : {changes}. Un deuxième administrateur doit approuver.',
  tooMuch: 'Au plus le plafond de la société, {most}.',
  edit: 'Modifier les plafonds',
  same: 'Suit les plafonds de la société.',
  own: '{name} : {own} (société : {company})',
})
