import { translation } from '../words.ts'
import type { homeAgreementWords } from './home-agreement.ts'

export const fr = translation<typeof homeAgreementWords>({
  title: 'Contrat de la maison',
  note: 'Signé avec le contrat de réservation',
  lead: 'Ajoutez un contrat propre à la maison. Les voyageurs le signent avec le contrat de réservation, en une fois. Les réservations existantes gardent la version signée.',
  name: 'Titre',
  text: 'Texte du contrat',
  textHint: 'Texte simple. Laissez une ligne vide entre les paragraphes.',
  signedName: 'Votre nom complet, pour signer au nom de la maison',
  fill: 'Remplissez ce champ.',
  ask: 'Exiger ce contrat',
  again: 'Publier la nouvelle version',
  askNoMore: 'Ne plus l’exiger',
  inForce: 'Version {version}, en vigueur depuis le {moment}.',
  required: 'Les voyageurs signent désormais ce contrat',
  gone: 'Le contrat n’est plus exigé',
  changed: 'Ce contrat a été modifié entre-temps. Rechargez la page pour voir la dernière version.',
})
