import { translation } from '../words.ts'
import type { homeTermsWords } from './home-terms.ts'

export const fr = translation<typeof homeTermsWords>({
  title: 'Paiement et annulation',
  note: 'Ce qu’un voyageur accepte',
  lead: 'Cela figure à côté du prix, avec ses dates, avant toute réservation. Les séjours réservés gardent ce qui a été convenu.',
  policy: 'Si un voyageur annule',
  policies: {
    flexible: { name: 'Souple', text: 'Les nuits sont remboursées jusqu’à la veille de l’arrivée.' },
    moderate: {
      name: 'Modérée',
      text: 'Les nuits sont remboursées jusqu’à 5 jours avant l’arrivée, pour moitié jusqu’à l’arrivée.',
    },
    limited: {
      name: 'Limitée',
      text: 'Les nuits sont remboursées jusqu’à 14 jours avant l’arrivée, pour moitié jusqu’à 7 jours avant.',
    },
    firm: {
      name: 'Ferme',
      text: 'Les nuits sont remboursées jusqu’à 30 jours avant l’arrivée, pour moitié jusqu’à 7 jours avant.',
    },
    strict: {
      name: 'Stricte',
      text: 'Les nuits sont remboursées jusqu’à 60 jours avant l’arrivée, pour moitié jusqu’à 30 jours avant.',
    },
    rebooking: {
      name: 'Relocation',
      text: 'Les nuits sont remboursées moins 20 % une fois toutes relouées, au même prix ou plus.',
    },
    rebooking_by_night: {
      name: 'Relocation par nuit',
      text: 'Chaque nuit relouée est remboursée ; {less} au total sont retenus.',
    },
  },
  other: 'Aujourd’hui vaut « {name} », convenu avec vous seul. Un choix ici le remplace.',
  grace:
    'Quel que soit le choix, tout est remboursé dans les 24 heures qui suivent la réservation d’un séjour de moins de 28 nuits prévu dans une semaine ou plus ; le ménage et les extras sont remboursés jusqu’à l’arrivée.',
  atBooking: 'Payé à la réservation',
  atBookingHint: 'Du prix total',
  daysBefore: 'Le reste, jours avant l’arrivée',
  sooner: 'Il est toujours encaissé autant qu’une annulation retiendrait.',
  atBookingMissing: 'Veuillez écrire de 10 à 100.',
  daysMissing: 'Veuillez écrire de 1 à 365.',
  choose: 'Veuillez en choisir une.',
  unclear: 'Veuillez écrire un nombre entier.',
  save: 'Enregistrer ces conditions',
  saved: 'Elles valent dès le prochain devis',
})
