import { translation } from '../words.ts'
import type { attributionDaysWords } from './attribution-days.ts'

export const fr = translation<typeof attributionDaysWords>({
  title: 'Attribution et contestations',
  note: 'Pour les réservations à partir de ce jour. Les précédentes gardent leurs délais.',
  windows: 'Fenêtre d’attribution des liens',
  window: 'Liens {program} : fenêtre d’attribution',
  programDays: '{program} : {count, plural, one {# jour} other {# jours}}',
  days: '{count, plural, one {# jour} other {# jours}}',
  rebooking: 'Fenêtre de nouvelle réservation',
  dispute: 'Délai pour contester ou réclamer',
  answer: 'Notre délai de réponse',
  set: 'Fixer les délais',
  noteHint: 'Au moins 10 caractères si un partenaire obtient plus de jours. Une seconde personne approuve alors.',
  more: '{program} : {count, plural, one {# réservation de plus} other {# réservations de plus}} des 12 derniers mois {count, plural, one {aurait compté} other {auraient compté}}',
  fewer:
    '{program} : {count, plural, one {# réservation} other {# réservations}} des 12 derniers mois {count, plural, one {n’aurait pas compté} other {n’auraient pas compté}}',
})
