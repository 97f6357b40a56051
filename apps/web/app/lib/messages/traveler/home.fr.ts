import { translation } from '../words.ts'
import type { guestHomeWords } from './home.ts'

export const fr = translation<typeof guestHomeWords>({
  left: '{number, plural, one {Il reste une chose à faire.} other {Il reste # choses à faire.}}',
  first: 'D’abord : {what}.',
  ready: 'Il ne reste rien à faire avant votre arrivée.',
  waiting: 'En attente de votre part',
  claim: '{amount} vous sont réclamés pour votre séjour à {home}',
  claimText: 'Veuillez répondre avant le {until} ; ensuite, notre équipe décide.',
  answer: 'Répondre',
  claimNamed: 'Répondre à la réclamation concernant {home}',
  review: 'Comment était {home} ?',
  reviewText: 'Vous pouvez donner votre avis jusqu’au {until}.',
  write: 'Donner votre avis',
  reviewNamed: 'Donner votre avis sur le séjour à {home}',
})
