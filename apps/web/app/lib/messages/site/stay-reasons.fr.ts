import { translation } from '../words.ts'
import type { stayReasonWords } from './stay-reasons.ts'

export const fr = translation<typeof stayReasonWords>({
  not_bookable: 'Cette maison ne peut pas être réservée pour le moment.',
  no_price: 'Il n’y a pas encore de prix pour ces dates.',
  in_the_past: 'Ces dates sont passées.',
  advance_notice: 'La maison demande un peu de préavis : première arrivée possible le {earliest}.',
  booking_window: 'Les dates sont ouvertes jusqu’au {latest}.',
  unavailable: 'Occupée le {dates}.',
  min_stay: 'Un séjour qui commence ce jour-là dure au moins {min, plural, one {# nuit} other {# nuits}}.',
  max_stay: 'Un séjour peut durer {max, plural, one {# nuit} other {# nuits}} au plus.',
  no_arrival_day: 'Pas d’arrivée le {date}.',
  arrival_days: 'Pas d’arrivée le {date} ; on arrive {days}.',
  no_departure_day: 'Pas de départ le {date}.',
  departure_days: 'Pas de départ le {date} ; on repart {days}.',
  leaves_gap:
    'Il resterait du {from} au {to} un intervalle trop court pour d’autres : la maison se loue {min, plural, one {# nuit} other {# nuits}} ou plus.',
  max_guests: 'La maison accueille {max, plural, one {# personne} other {# personnes}}.',
  no_pets: 'Pas de chiens dans cette maison.',
  max_pets: '{max, plural, one {# chien au plus.} other {# chiens au plus.}}',
  other: 'Ces dates ne sont pas possibles.',
  nearest: 'Autour de ces dates :',
  weekdays: ['le dimanche', 'le lundi', 'le mardi', 'le mercredi', 'le jeudi', 'le vendredi', 'le samedi'],
})
