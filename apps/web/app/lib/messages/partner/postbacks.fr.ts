import { translation } from '../words.ts'
import type { postbackWords } from './postbacks.ts'

export const fr = translation<typeof postbackWords>({
  title: 'Notifications à votre système',
  note: 'Nous informons votre système de chaque réservation',
  url: 'URL de notification',
  urlHint: 'Une adresse https de votre système',
  badAddress: 'Saisissez une adresse https publique.',
  secret: 'Clé de signature, affichée une seule fois',
  save: 'Enregistrer et créer une clé',
  stop: 'Arrêter les notifications',
  saved: 'Enregistré. Copiez la clé maintenant.',
  howToVerify:
    'Chaque notification est signée : l’en-tête « porchlight-signature » contient l’heure et le HMAC-SHA256 de « heure.corps » avec votre clé. Rien sur le voyageur n’est envoyé.',
  reference: 'Référence technique',
  body: 'Nous envoyons un POST avec un corps JSON. « amount » est la commission en centimes, « subId » le sub-ID du lien du voyageur ou null. Utilisez « id » pour repérer les doublons.',
  events: 'Événements',
  when: 'Envoyé quand',
  eventTexts: {
    'booking.confirmed': 'la réservation a été signée et payée',
    'commission.earned': 'le séjour est terminé',
    'commission.changed': 'le montant ou le taux a changé, ou la commission a été rétablie',
    'commission.reversed': 'la réservation a été annulée ou n’a pas eu lieu, ou notre équipe a annulé la commission',
    'commission.paid': 'un versement qui la contient a été envoyé',
    'commission.payout_returned': 'la banque a renvoyé un versement qui la contient',
  },
  signature:
    'L’en-tête est t=SECONDES,v1=HEX. Calculez le HMAC sur le corps brut, comparez en temps constant et refusez ce qui a plus de cinq minutes.',
  retries:
    'Répondez par un statut 2xx en 10 secondes. Tout le reste, même une redirection, est réessayé plusieurs fois.',
  deliveries: 'Derniers envois',
  event: 'Événement',
  at: 'Envoyé',
  state: 'Statut',
  delivered: 'Remis',
  waiting: 'Pas encore remis',
  tries: '{count, plural, one {# essai} other {# essais}}, dernière réponse {answer}',
})
