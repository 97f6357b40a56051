import { translation } from '../words.ts'
import type { attributionDaysWords } from './attribution-days.ts'

export const de = translation<typeof attributionDaysWords>({
  title: 'Zuordnung und Widersprüche',
  note: 'Für Buchungen ab diesem Tag. Frühere behalten ihre Fristen.',
  windows: 'Ein Link zählt',
  window: 'Ein Link zählt, in Tagen: {program}',
  programDays: '{program}: {count, plural, one {# Tag} other {# Tage}}',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  rebooking: 'Tage, die eine Neubuchung ihre bleibt',
  dispute: 'Tage für Widerspruch oder Meldung',
  answer: 'Tage für unsere Antwort',
  set: 'Fristen setzen',
  noteHint: 'Mindestens 10 Zeichen, wenn Partner mehr Tage erhalten. Dann stimmt eine zweite Person zu.',
  more: '{program}: {count, plural, one {# Buchung der letzten 12 Monate hätte} other {# Buchungen der letzten 12 Monate hätten}} zusätzlich gezählt',
  fewer:
    '{program}: {count, plural, one {# Buchung der letzten 12 Monate hätte} other {# Buchungen der letzten 12 Monate hätten}} nicht gezählt',
})
