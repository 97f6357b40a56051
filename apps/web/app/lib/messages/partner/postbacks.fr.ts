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
  deliveries: 'Derniers envois',
  event: 'Événement',
  at: 'Envoyé',
  state: 'Statut',
  delivered: 'Remis',
  waiting: 'Pas encore remis',
  tries: '{count, plural, one {# essai} other {# essais}}, dernière réponse {answer}',
})
