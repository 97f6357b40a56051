import { translation } from '../words.ts'
import type { formWords } from './forms.ts'

export const de = translation<typeof formWords>({
  error: 'Fehler',
  requiredFields: 'Pflichtfelder',
  completeFields: 'Bitte füllen Sie die markierten Felder aus',
  required: 'Dieses Feld wird gebraucht',
  couldNotComplete: 'Die Anfrage konnte nicht ausgeführt werden',
  optional: 'Freiwillig',
  movedTitle: 'Bitte sehen Sie noch einmal nach',
  moved: '„{label}“ ist jetzt {value}, der nächstmögliche Wert. Es wurde noch nichts gesendet.',
  movedAway: '„{label}“ lässt den eingegebenen Wert nicht zu. Es wurde noch nichts gesendet.',
})
