import { translation } from '../words.ts'
import type { joinProgramWords } from './join-program.ts'

export const fr = translation<typeof joinProgramWords>({
  become: 'Devenir partenaire',
  another: 'Rejoindre un autre programme partenaire',
  lead: 'Notre équipe lit votre candidature et vous envoie l’accord à signer.',
  program: 'Programme',
  apply: 'Postuler',
  close: 'Fermer',
  sent: 'Candidature envoyée. Elle figure dans l’espace partenaire.',
})
