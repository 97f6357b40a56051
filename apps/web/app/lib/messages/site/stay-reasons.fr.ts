import { translation } from '../words.ts'
import type { stayReasonWords } from './stay-reasons.ts'

export const fr = translation<typeof stayReasonWords>({
  not_bookable: 'Cette maison n’est pas disponible pour le moment.',
  no_price: 'Il n’y a pas encore de prix pour ces dates.',
  in_the_past: 'Ces dates sont passées.',
  advance_notice: 'Cette maison demande un préavis : première arrivée le {earliest}.',
  booking_window: 'Réservable jusqu’au {latest}.',
  unavailable: 'Indisponible le {dates}.',
  min_stay: '{min, plural, one {# nuit} other {# nuits}} minimum pour cette arrivée.',
  max_stay: '{max, plural, one {# nuit} other {# nuits}} maximum.',
  no_arrival_day: 'Pas d’arrivée le {date}.',
  arrival_days: 'Pas d’arrivée le {date}. Jours d’arrivée : {days}.',
  no_departure_day: 'Pas de départ le {date}.',
  departure_days: 'Pas de départ le {date}. Jours de départ : {days}.',
  leaves_gap:
    'Il resterait un creux du {from} au {to}, plus court que le minimum de {min, plural, one {# nuit} other {# nuits}}.',
  max_guests: 'Capacité maximale : {max}.',
  no_pets: 'Les chiens ne sont pas admis.',
  max_pets: '{max, plural, one {# chien au plus.} other {# chiens au plus.}}',
  other: 'Ces dates ne sont pas disponibles.',
  nearest: 'Dates libres les plus proches :',
  weekdays: ['le dimanche', 'le lundi', 'le mardi', 'le mercredi', 'le jeudi', 'le vendredi', 'le samedi'],
})
