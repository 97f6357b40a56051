import { translation } from '../words.ts'
import type { newsletterWords } from './newsletter.ts'

export const fr = translation<typeof newsletterWords>({
  agency: 'Agence',
  privacy: 'Politique de confidentialité',
  lists: {
    guests: {
      points: [
        'Les semaines qui se libèrent, avec leur prix',
        'Les nouvelles maisons, avec ce que nous y avons mesuré',
        'Des récits de ceux qui répondent au téléphone',
      ],
      title: '200 $ de réduction sur votre prochain séjour',
      lead: 'Inscrivez-vous, confirmez votre adresse et recevez un code pour un séjour d’au moins trois nuits.',
      action: 'Recevoir le code',
      terms:
        'Un code par personne, pour un séjour d’au moins trois nuits réservé dans l’année, avec l’adresse inscrite. Non cumulable. Désinscription en un clic.',
    },
    agents: {
      points: [
        'Les nouvelles maisons, avec des faits à citer à vos clients',
        'Les semaines libres en haute saison',
        'Les changements de commission et de conditions',
      ],
      title: 'Nouvelles pour les agences de voyages',
      lead: 'Nouvelles maisons, disponibilités et commissions, une fois par mois.',
      action: 'S’inscrire',
      terms: 'Confirmez d’abord par e-mail. Désinscription en un clic.',
    },
    'fresh-direct': {
      points: [
        'Rangées avant que vous n’ouvriez la porte',
        'Commandées par notre conciergerie, avec votre séjour',
        'Allergies et souhaits notés une fois pour toutes',
      ],
      title: 'Les courses au frais avant votre arrivée',
      lead: 'Laissez votre adresse e-mail et nous vous prévenons quand la livraison ouvre pour vos dates. Notre concierge l’organise avec votre séjour.',
      action: 'Me prévenir',
      terms: 'Confirmez d’abord par e-mail. Désinscription en un clic.',
    },
  },
  sent: 'Consultez votre boîte.',
  sentText:
    'Nous avons envoyé un e-mail avec un bouton de confirmation. S’il n’arrive pas, regardez dans les indésirables ou réessayez dans dix minutes.',
  yours: 'Votre inscription',
  confirmText: 'Confirmez que vous souhaitez des e-mails à {email}.',
  confirm: 'Confirmer l’inscription',
  codeText:
    'Retire {amount} d’un séjour d’au moins {nights, plural, one {# nuit} other {# nuits}}. Saisissez-le au paiement, connecté avec cette adresse.',
  topicsTitle: 'Quels sujets vous intéressent ?',
  topics: {
    new_homes: 'Nouvelles maisons',
    offers: 'Disponibilités et offres',
    stories: 'Récits',
  },
  save: 'Enregistrer les thèmes',
  again: 'S’inscrire à nouveau',
  stop: 'Tout arrêter',
  subscribed: 'Votre abonnement est confirmé.',
  saved: 'Enregistré.',
  stopped: 'Vous êtes désinscrit. Nous ne vous écrirons plus.',
  unknown: 'Ce lien n’est plus valable. Inscrivez-vous à nouveau pour en recevoir un.',
})
