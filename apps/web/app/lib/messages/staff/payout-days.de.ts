import { translation } from '../words.ts'
import type { payoutDaysWords } from './payout-days.ts'

export const de = translation<typeof payoutDaysWords>({
  title: 'Auszahlungstage',
  change: 'Auszahlungstage ändern',
  next: 'Nächste: {days}',
  noNext: 'Eigentümer sehen kein Auszahlungsdatum, bis Sie eines festlegen.',
  every: 'Eigentümer auszahlen',
  choices: {
    month: 'Monatlich',
    week: 'Wöchentlich',
    none: 'Kein fester Tag',
  },
  day: 'Tag',
  other: 'Zweiter Tag',
  noOther: 'Keiner',
  dayOfMonth: 'Tag {day}',
  weekday: 'Wochentag',
  said: {
    none: 'kein fester Tag',
    week: 'jeden {day}',
    month: 'am {day}. jedes Monats',
    twice: 'am {day}. und {other}. jedes Monats',
  },
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  save: 'Auszahlungstage speichern',
  saveTitle: 'Auszahlungstage ändern?',
  consequence:
    'Auszahlungen: {schedule}. Eigentümer sehen das nächste Datum sofort neben ihren Einnahmen. Fällt ein Datum auf ein Wochenende oder einen Bankfeiertag, gilt der nächste Bankarbeitstag. Jeden Lauf bereiten Sie weiterhin selbst vor und senden ihn.',
  saved: 'Auszahlungstage gespeichert.',
  history: 'Änderungen der Auszahlungstage',
  when: 'Wann',
  who: 'Wer',
  what: 'Änderung',
})
