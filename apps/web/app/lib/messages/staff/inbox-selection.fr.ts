import { translation } from '../words.ts'
import type { inboxSelectionWords } from './inbox-selection.ts'

export const fr = translation<typeof inboxSelectionWords>({
  label: 'Éléments sélectionnés',
  select: 'Sélectionner {title}, {about}',
  selected: '{number, plural, one {# élément sélectionné} other {# éléments sélectionnés}}',
  chooseAssignee: 'Choisir une personne',
  addTags: 'Ajouter des étiquettes',
  done: 'Marquer {number} comme traités',
  clear: 'Effacer la sélection',
  changed: '{number, plural, one {# élément modifié} other {# éléments modifiés}}',
  notChanged: '{number, plural, one {# élément n’a pas pu être modifié} other {# éléments n’ont pas pu être modifiés}}',
})
