import { translation } from '../words.ts'
import type { homePickerWords } from './home-picker.ts'

export const de = translation<typeof homePickerWords>({
  choose: 'Ein Haus wählen',
  addHome: 'Ein Haus hinzufügen',
  name: 'Name des Hauses',
  remove: '{home} entfernen',
  close: 'Schließen',
  looking: 'Suche läuft…',
  none: 'Hausnamen eingeben',
})
