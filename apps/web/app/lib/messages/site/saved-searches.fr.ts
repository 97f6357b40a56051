import { translation } from '../words.ts'
import type { savedSearchWords } from './saved-searches.ts'

export const fr = translation<typeof savedSearchWords>({
  tellMe: 'M’alerter des nouveautés',
  saveTitle: 'Enregistrer cette recherche',
  saveText:
    'Nous vous écrivons quand une maison correspond : nouvelle, libérée ou moins chère. Une seule fois par maison, puis de nouveau quand son prix baisse de 5 % ou plus.',
  name: 'Nom',
  nameMissing: 'Donnez un nom à la recherche.',
  howOften: 'Fréquence des e-mails',
  frequencies: { daily: 'Chaque jour', weekly: 'Une fois par semaine' },
  neverEmpty: 'Nous n’écrivons que s’il y a du nouveau.',
  save: 'Enregistrer la recherche',
  saved: '« {name} » est enregistrée. Elle se trouve parmi vos voyages.',
  cancel: 'Annuler',
  close: 'Fermer',
  keepChange: 'Enregistrer',
  anywhere: 'Partout',
  partOfMap: 'Partie de la carte',
  aroundDates: '{dates}, à trois jours près',
  flexible: {
    weekend: 'un week-end en {month}',
    week: 'une semaine en {month}',
    month: 'un mois à partir de {month}',
  },
  guests: '{number, plural, one {# personne} other {# personnes}}',
  filters: '{number, plural, one {# filtre} other {# filtres}}',

  title: 'Recherches enregistrées',
  empty: 'Aucune recherche enregistrée. Enregistrez-en une pour être alerté quand une maison correspond.',
  fits: '{number, plural, =0 {Aucune maison ne correspond} one {# maison correspond} other {# maisons correspondent}}',
  over: 'Ces dates sont passées',
  paused: 'En pause',
  pause: 'Mettre en pause',
  pauseOne: 'Mettre « {name} » en pause',
  resume: 'Reprendre',
  resumeOne: 'Reprendre « {name} »',
  change: 'Modifier',
  changeOne: 'Modifier « {name} »',
  remove: 'Supprimer',
  removeOne: 'Supprimer « {name} »',
  removed: '« {name} » est supprimée.',
})
