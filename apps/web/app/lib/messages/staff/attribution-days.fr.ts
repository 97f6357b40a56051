import { translation } from '../words.ts'
import type { attributionDaysWords } from './attribution-days.ts'

export const fr = translation<typeof attributionDaysWords>({
  title: 'Attribution et contestations',
  note: 'Pour les réservations à partir de ce jour. Les précédentes gardent leurs délais.',
  windows: 'Un lien compte pendant',
  window: 'Un lien compte, en jours : {program}',
  programDays: '{program} : {count, plural, one {# jour} other {# jours}}',
  days: '{count, plural, one {# jour} other {# jours}}',
  rebooking: 'Jours où une nouvelle réservation leur reste acquise',
  dispute: 'Jours pour contester ou réclamer',
  answer: 'Jours pour notre réponse',
  set: 'Fixer les délais',
  noteHint: 'Au moins 10 caractères si un partenaire obtient plus de jours. Une seconde personne approuve alors.',
  more: '{program} : {count, plural, one {# réservation de plus} other {# réservations de plus}} des 12 derniers mois {count, plural, one {aurait compté} other {auraient compté}}',
  fewer:
    '{program} : {count, plural, one {# réservation} other {# réservations}} des 12 derniers mois {count, plural, one {n’aurait pas compté} other {n’auraient pas compté}}',
})
