import { translation } from '../words.ts'
import type { stayReasonWords } from './stay-reasons.ts'

export const de = translation<typeof stayReasonWords>({
  not_bookable: 'Dieses Haus ist derzeit nicht buchbar.',
  no_price: 'Für diese Tage gibt es noch keinen Preis.',
  in_the_past: 'Diese Tage sind vorbei.',
  advance_notice: 'Dieses Haus braucht Vorlauf: Die erste Anreise ist am {earliest} möglich.',
  booking_window: 'Buchbar bis {latest}.',
  unavailable: 'Nicht verfügbar am {dates}.',
  min_stay: 'Mindestens {min, plural, one {# Nacht} other {# Nächte}} bei dieser Anreise.',
  max_stay: 'Höchstens {max, plural, one {# Nacht} other {# Nächte}}.',
  no_arrival_day: 'Keine Anreise am {date}.',
  arrival_days: 'Keine Anreise am {date}. Anreisetage: {days}.',
  no_departure_day: 'Keine Abreise am {date}.',
  departure_days: 'Keine Abreise am {date}. Abreisetage: {days}.',
  leaves_gap:
    'Von {from} bis {to} bliebe eine Lücke, kürzer als der Mindestaufenthalt von {min, plural, one {# Nacht} other {# Nächten}}.',
  max_guests: 'Platz für höchstens {max}.',
  no_pets: 'Hunde sind nicht erlaubt.',
  max_pets: '{max, plural, one {Höchstens # Hund.} other {Höchstens # Hunde.}}',
  other: 'Diese Daten sind nicht verfügbar.',
  nearest: 'Nächste freie Termine:',
  weekdays: ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'],
})
