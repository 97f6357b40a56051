import { translation } from '../words.ts'
import type { answerWords } from './answer.ts'

export const fr = translation<typeof answerWords>({
  accept: 'Accepter',
  decline: 'Refuser',
  acceptNamed: 'Accepter la demande de {guest}',
  declineNamed: 'Refuser la demande de {guest}',
  keepThinking: 'Pas encore',
  acceptText:
    '{guest} a ensuite un jour pour signer et payer. Au début du séjour, {amount} vous reviennent. D’ici là, les nuits restent gardées pour {guest}.',
  declineText:
    'Les nuits sont aussitôt libres et {amount} ne sont pas gagnés. {guest} n’a rien payé et en est informé aujourd’hui.',
  teamAcceptText: '{guest} a ensuite un jour pour signer et payer ; jusque-là, les nuits restent retenues.',
  teamDeclineText: 'Les nuits sont aussitôt libres. {guest} n’a rien payé et l’apprend aujourd’hui.',
  note: 'Un mot au voyageur',
  noteHint: 'Il accompagne votre réponse. Vous pouvez le laisser vide.',
  acceptNow: 'Accepter la demande',
  declineNow: 'Refuser la demande',
  accepted: 'Acceptée. {guest} a un jour pour signer et payer.',
  declined: 'Refusée. Les nuits sont de nouveau libres.',
  tooLate: 'Cette demande a déjà reçu une réponse, ou son délai est passé. La page montre où elle en est.',
  taken: 'Les nuits ne sont plus gardées pour cette demande ; elle ne peut donc pas être acceptée.',
  failed: 'Votre réponse ne nous est pas parvenue. Rien n’a changé ; merci de réessayer.',
})
