import { translation } from '../words.ts'
import type { homeTermsWords } from './home-terms.ts'

export const fr = translation<typeof homeTermsWords>({
  title: 'Paiement et annulation',
  note: 'Conditions acceptées par les voyageurs',
  lead: 'Les voyageurs voient ces conditions et leurs dates à côté du prix avant de réserver. Les réservations existantes gardent leurs conditions.',
  policy: 'Conditions d’annulation',
  policies: {
    flexible: { name: 'Souple', text: 'Remboursement intégral des nuits jusqu’à la veille de l’arrivée.' },
    moderate: {
      name: 'Modérée',
      text: 'Remboursement intégral des nuits jusqu’à 5 jours avant l’arrivée, 50 % jusqu’à l’arrivée.',
    },
    limited: {
      name: 'Limitée',
      text: 'Remboursement intégral des nuits jusqu’à 14 jours avant l’arrivée, 50 % jusqu’à 7 jours avant.',
    },
    firm: {
      name: 'Ferme',
      text: 'Remboursement intégral des nuits jusqu’à 30 jours avant l’arrivée, 50 % jusqu’à 7 jours avant.',
    },
    strict: {
      name: 'Stricte',
      text: 'Remboursement intégral des nuits jusqu’à 60 jours avant l’arrivée, 50 % jusqu’à 30 jours avant.',
    },
    rebooking: {
      name: 'Relocation',
      text: 'Remboursement de 80 % des nuits une fois toutes relouées au même prix ou plus.',
    },
    rebooking_by_night: {
      name: 'Relocation par nuit',
      text: 'Chaque nuit relouée est remboursée ; {less} conservés au total.',
    },
  },
  other: 'Conditions actuelles : « {name} », convenues individuellement avec vous. Un choix ici les remplace.',
  grace:
    'Dans tous les cas : remboursement intégral dans les 24 heures suivant la réservation, pour les séjours de moins de 28 nuits qui commencent dans 7 jours ou plus. Le ménage et les extras sont remboursés jusqu’à l’arrivée.',
  atBooking: 'À payer à la réservation',
  atBookingHint: 'Pourcentage du prix total',
  daysBefore: 'Solde à payer, jours avant l’arrivée',
  sooner: 'Le montant dû couvre toujours au moins ce qu’une annulation conserverait.',
  atBookingMissing: 'Saisissez un nombre de 10 à 100.',
  daysMissing: 'Saisissez un nombre de 1 à 365.',
  choose: 'Choisissez des conditions.',
  unclear: 'Saisissez un nombre entier.',
  save: 'Enregistrer les conditions',
  tierBack:
    '{refund} % des nuits jusqu’à {days, plural, =0 {l’arrivée} one {# jour avant l’arrivée} other {# jours avant l’arrivée}}',
  nothingBack: 'Aucun remboursement des nuits.',
  installments: 'Autres échéances',
  installmentsNote: 'Entre le paiement à la réservation et le solde.',
  share: 'Pourcentage du total',
  due: 'Échéance',
  dueDate: 'Le',
  addInstallment: 'Ajouter une échéance',
  removeInstallment: 'Retirer l’échéance {number}',
  tooMuch: 'Les paiements dépassent 100 %.',
  dues: {
    before_arrival: 'Jours avant l’arrivée',
    on: 'À une date',
    monthly: 'Chaque mois du séjour',
  },
  saved: 'Conditions enregistrées. Elles s’appliquent aux nouveaux devis.',
})
