import { translation } from '../words.ts'
import type { staffHomesWords } from './homes.ts'

export const de = translation<typeof staffHomesWords>({
  choose: 'Ein Haus wählen',
  addHome: 'Ein Haus hinzufügen',
  name: 'Name eines Hauses',
  remove: '{home} entfernen',
  close: 'Schließen',
  looking: 'Wir suchen …',
  none: 'Namen eines Hauses eingeben',
})
