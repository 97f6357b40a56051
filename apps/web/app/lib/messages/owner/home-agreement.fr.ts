import { translation } from '../words.ts'
import type { homeAgreementWords } from './home-agreement.ts'

export const fr = translation<typeof homeAgreementWords>({
  title: 'Un second contrat',
  note: 'Signé avec la réservation',
  lead: 'Si la maison a besoin d’un contrat à elle, les hôtes le signent avec le contrat de réservation, d’une seule signature. Les séjours signés avant gardent ce qui a été signé.',
  name: 'Son titre',
  text: 'Ce qu’il dit',
  textHint: 'Texte simple. Une ligne vide commence un nouveau paragraphe.',
  signedName: 'Votre nom complet, comme signature pour la maison',
  fill: 'À remplir.',
  ask: 'Le faire signer aux hôtes',
  again: 'Mettre ces mots en vigueur',
  askNoMore: 'Ne plus le demander',
  inForce: 'En vigueur depuis le {moment}, version {version}.',
  asked: 'Les hôtes le signent désormais',
  gone: 'Il n’est plus demandé',
  changed: 'Quelqu’un a modifié ce contrat entre-temps. Veuillez recharger la page.',
})
