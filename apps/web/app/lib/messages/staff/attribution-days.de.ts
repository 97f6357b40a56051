import { translation } from '../words.ts'
import type { attributionDaysWords } from './attribution-days.ts'

export const de = translation<typeof attributionDaysWords>({
  title: 'Zuordnung und Widersprüche',
  note: 'Für Buchungen ab diesem Tag. Frühere behalten ihre Fristen.',
  windows: 'Zuordnungsfrist der Links',
  window: 'Links, {program}: Zuordnungsfrist',
  programDays: '{program}: {count, plural, one {# Tag} other {# Tage}}',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  rebooking: 'Frist für Neubuchungen',
  dispute: 'Frist für Widerspruch oder Meldung',
  answer: 'Unsere Antwortfrist',
  set: 'Fristen setzen',
  noteHint: 'Mindestens 10 Zeichen, wenn Partner mehr Tage erhalten. Dann stimmt eine zweite Person zu.',
  more: '{program}: {count, plural, one {# Buchung der letzten 12 Monate hätte} other {# Buchungen der letzten 12 Monate hätten}} zusätzlich gezählt',
  fewer:
    '{program}: {count, plural, one {# Buchung der letzten 12 Monate hätte} other {# Buchungen der letzten 12 Monate hätten}} nicht gezählt',
})
