import { translation } from '../words.ts'
import type { partnerOffersWords } from './offers.ts'

export const fr = translation<typeof partnerOffersWords>({
  title: 'Réserver pour un voyageur',
  lead: 'Saisissez les coordonnées de votre client : nous lui envoyons l’offre par e-mail. Il signe et paie lui-même, au prix public. Vous touchez la commission.',
  stay: 'Séjour',
  choose: 'Choisissez d’abord une maison et des dates',
  chooseText: 'Ouvrez la page d’une maison et choisissez « Réserver ». Vous continuez ici pour votre client.',
  findHome: 'Trouver une maison',
  total: '{total} au total',
  isHeld: 'Nous retenons les nuits 24 heures pour votre client, au plus deux fois par semaine et par maison.',
  notHeld:
    'Cette maison se réserve sur demande ; nous ne pouvons pas retenir les nuits. Le prix est valable 24 heures.',
  message: 'Message à votre client',
  send: 'Envoyer l’offre',
  sent: 'Offre envoyée par e-mail à {name}',
  offers: 'Vos offres',
  none: 'Aucune offre pour l’instant',
  noneText: 'Les offres envoyées apparaissent ici avec leur statut.',
  guest: 'Voyageur',
  earnings: 'Votre commission : {commission} ({rate} du loyer). Prix net : {net}',
  stayEarnings: 'Commission {commission}, prix net {net}',
  noCode: 'Vous n’avez pas de code partenaire actif : ce séjour ne rapporte pas de commission.',
  hideEarnings: 'Masquer la commission',
  showEarnings: 'Afficher la commission',
  compare: 'Créer un lien de comparaison',
  compareText: 'Sélectionnez deux à six offres ouvertes pour les montrer côte à côte sur un lien.',
  compareCopy: 'Copier le lien de comparaison',
})
