import { translation } from '../words.ts'
import type { savedViewsWords } from './saved-views.ts'

export const de = translation<typeof savedViewsWords>({
  title: 'Gespeicherte Ansichten',
  saveView: 'Diese Ansicht speichern',
  name: 'Name der Ansicht',
  share: 'Mit dem Team teilen',
  save: 'Ansicht speichern',
  cancel: 'Abbrechen',
  saved: 'Ansicht gespeichert',
  savedForTeam: 'Ansicht für das Team gespeichert',
  team: 'Im Team',
  remove: 'Ansicht {name} löschen',
})
