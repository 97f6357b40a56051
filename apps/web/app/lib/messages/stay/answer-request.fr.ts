import { translation } from '../words.ts'
import type { answerRequestWords } from './answer-request.ts'

export const fr = translation<typeof answerRequestWords>({
  accept: 'Accepter',
  decline: 'Refuser',
  acceptNamed: 'Accepter la demande de {guest}',
  declineNamed: 'Refuser la demande de {guest}',
  keepThinking: 'Pas maintenant',
  acceptText:
    '{guest} a 24 heures pour signer et payer ; d’ici là, les nuits restent bloquées. Vous percevez {amount} au début du séjour.',
  declineText:
    'Les nuits redeviennent aussitôt disponibles et vous ne percevez pas {amount}. {guest} n’a rien payé et en est informé aujourd’hui.',
  teamAcceptText: '{guest} a 24 heures pour signer et payer. D’ici là, les nuits restent bloquées.',
  teamDeclineText: 'Les nuits redeviennent aussitôt disponibles. {guest} n’a rien payé et en est informé aujourd’hui.',
  note: 'Message au voyageur',
  noteHint: 'Facultatif. Envoyé avec votre réponse.',
  acceptNow: 'Accepter la demande',
  declineNow: 'Refuser la demande',
  accepted: 'Acceptée. {guest} a 24 heures pour signer et payer.',
  declined: 'Refusée. Les nuits sont de nouveau disponibles.',
  tooLate: 'Cette demande a déjà reçu une réponse ou a expiré. La page affiche maintenant son état actuel.',
  taken: 'Ces nuits ne sont plus bloquées pour cette demande ; vous ne pouvez donc pas l’accepter.',
  failed: 'Nous n’avons pas reçu votre réponse et rien n’a changé. Réessayez.',
})
