import { translation } from '../words.ts'
import type { stayReasonWords } from './stay-reasons.ts'

export const de = translation<typeof stayReasonWords>({
  not_bookable: 'Dieses Haus kann zurzeit nicht gebucht werden.',
  no_price: 'Für diese Tage gibt es noch keinen Preis.',
  in_the_past: 'Diese Tage sind vorbei.',
  advance_notice: 'Das Haus braucht etwas Vorlauf: Die erste Anreise ist am {earliest} möglich.',
  booking_window: 'Buchbar sind Tage bis {latest}.',
  unavailable: 'Belegt am {dates}.',
  min_stay: 'Ein Aufenthalt, der dann beginnt, dauert mindestens {min, plural, one {# Nacht} other {# Nächte}}.',
  max_stay: 'Ein Aufenthalt dauert höchstens {max, plural, one {# Nacht} other {# Nächte}}.',
  no_arrival_day: 'Keine Anreise am {date}.',
  arrival_days: 'Keine Anreise am {date}; Gäste kommen {days}.',
  no_departure_day: 'Keine Abreise am {date}.',
  departure_days: 'Keine Abreise am {date}; Gäste reisen {days} ab.',
  leaves_gap:
    'Von {from} bis {to} bliebe eine Lücke, die für niemanden reicht: Das Haus wird ab {min, plural, one {# Nacht} other {# Nächten}} vergeben.',
  max_guests: 'Im Haus {max, plural, one {schläft # Person} other {schlafen # Personen}}.',
  no_pets: 'In diesem Haus sind keine Hunde erlaubt.',
  max_pets: '{max, plural, one {Höchstens # Hund.} other {Höchstens # Hunde.}}',
  other: 'Diese Tage sind nicht möglich.',
  nearest: 'In der Nähe dieser Tage:',
  weekdays: ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'],
})
