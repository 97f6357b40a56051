import { translation } from '../words.ts'
import type { stayGuestWords } from './stay-guests.ts'

export const fr = translation<typeof stayGuestWords>({
  title: 'Votre séjour à {home}',
  lead: 'Invitez des voyageurs par e-mail. Chacun reçoit un lien vers l’itinéraire et le guide de la maison et, à partir de deux jours avant l’arrivée, vers le code de la porte. Les liens prennent fin au départ.',
  guests: 'Voyageurs',
  none: 'Aucun voyageur invité',
  noneText: 'Les voyageurs séjournent sans réservation et ne paient rien.',
  invite: 'Inviter un voyageur',
  send: 'Envoyer l’invitation',
  sent: 'Invitation envoyée à {email}.',
  invited: 'Invitation du {when}',
  remove: 'Retirer',
  removeNamed: 'Retirer {name}',
  removed: '{name} n’est plus invité(e). Son lien ne fonctionne plus.',
  again: 'Renvoyer',
  againNamed: 'Renvoyer à {name}',
  over: 'Ce séjour est terminé : les liens ne fonctionnent plus.',
  noGuide:
    'Cette maison n’a pas encore de guide. Ajoutez l’itinéraire et les codes pour que vos voyageurs s’y retrouvent.',
  noKeys: 'Aucun code de porte n’est enregistré. Ajoutez-le au guide de la maison ou dites-le à vos voyageurs.',
  toGuide: 'Modifier le guide de la maison',
  back: 'Retour au calendrier',
})
