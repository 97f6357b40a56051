import { translation } from '../words.ts'
import type { inboxSelectionWords } from './inbox-selection.ts'

export const de = translation<typeof inboxSelectionWords>({
  label: 'Ausgewählte Einträge',
  select: '{title}, {about} auswählen',
  selected: '{number, plural, one {# Eintrag ausgewählt} other {# Einträge ausgewählt}}',
  chooseAssignee: 'Person wählen',
  addTags: 'Tags hinzufügen',
  done: '{number} als erledigt markieren',
  clear: 'Auswahl aufheben',
  changed: '{number, plural, one {# Eintrag geändert} other {# Einträge geändert}}',
  notChanged:
    '{number, plural, one {# Eintrag konnte nicht geändert werden} other {# Einträge konnten nicht geändert werden}}',
})
