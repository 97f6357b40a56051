import { translation } from '../words.ts'
import type { payoutDaysWords } from './payout-days.ts'

export const fr = translation<typeof payoutDaysWords>({
  title: 'Jours de versement',
  change: 'Modifier les jours de versement',
  next: 'Prochains : {days}',
  noNext: 'Les propriétaires ne voient aucune date de versement tant que vous n’en fixez pas.',
  every: 'Payer les propriétaires',
  choices: {
    month: 'Chaque mois',
    week: 'Chaque semaine',
    none: 'Pas de jour fixe',
  },
  day: 'Jour',
  other: 'Deuxième jour',
  noOther: 'Aucun',
  dayOfMonth: 'Jour {day}',
  weekday: 'Jour de la semaine',
  said: {
    none: 'pas de jour fixe',
    week: 'chaque {day}',
    month: 'le {day} de chaque mois',
    twice: 'les {day} et {other} de chaque mois',
  },
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  save: 'Enregistrer les jours de versement',
  saveTitle: 'Modifier les jours de versement ?',
  consequence:
    'Versements : {schedule}. Les propriétaires voient aussitôt la prochaine date à côté de leurs revenus. Une date tombant un week-end ou un jour férié bancaire passe au jour ouvré suivant. Vous préparez et envoyez toujours chaque lot.',
  saved: 'Jours de versement enregistrés.',
  history: 'Modifications des jours de versement',
  when: 'Quand',
  who: 'Qui',
  what: 'Modification',
})
