import { translation } from '../words.ts'
import type { guestHomeWords } from './home.ts'

export const fr = translation<typeof guestHomeWords>({
  left: '{number, plural, one {Il reste une chose à faire.} other {Il reste # choses à faire.}}',
  first: 'Prochaine étape : {what}.',
  ready: 'Tout est prêt pour votre voyage.',
  waiting: 'À traiter',
  claim: 'Réclamation de {amount} pour dommages : {home}',
  claimText: 'Veuillez répondre avant le {until} ; ensuite, notre équipe décide.',
  answer: 'Répondre à la réclamation',
  claimNamed: 'Répondre à la réclamation concernant {home}',
  review: 'Comment était {home} ?',
  reviewText: 'Vous pouvez donner votre avis jusqu’au {until}.',
  write: 'Donner votre avis',
  reviewNamed: 'Donner votre avis sur le séjour à {home}',
})
