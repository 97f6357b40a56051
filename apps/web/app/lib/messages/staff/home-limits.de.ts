import { translation } from '../words.ts'
import type { homeLimitsWords } from './home-limits.ts'

export const de = translation<typeof homeLimitsWords>({
  title: 'Häuser',
  lead: 'Mit welchen Häusern diese Person arbeitet. Alles von anderen Häusern ist für sie verborgen und wird abgelehnt.',
  all: 'Alle Häuser',
  groups: 'Hausgruppen',
  hint: 'Nichts gewählt: alle Häuser.',
  none: 'Legen Sie zuerst eine Hausgruppe an.',
  edit: 'Häuser ändern',
  save: 'Speichern',
  cancel: 'Abbrechen',
  wider: 'Die Person sieht mehr Häuser als bisher. Ein zweiter Administrator muss zustimmen.',
  saved: 'Häuser gespeichert',
  sent: 'Zur Freigabe gesendet',
  waits: 'Eine Änderung des Zugriffs wartet auf einen zweiten Administrator.',
  choose: 'Alle Häuser',
  chosen: '{count, plural, one {# Gruppe} other {# Gruppen}}',
  homes: '{number, plural, one {# Haus} other {# Häuser}}',
  column: 'Häuser',
  reasonShort: 'Geben Sie einen Grund mit mindestens 10 Zeichen an.',
})
