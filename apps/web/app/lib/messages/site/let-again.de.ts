import { translation } from '../words.ts'
import type { letAgainWords } from './let-again.ts'

export const de = translation<typeof letAgainWords>({
  whole_stay:
    'Werden alle Nächte zum selben Preis oder mehr neu vergeben, kommt der Mietpreis abzüglich {less} zurück.',
  night_by_night:
    'Was neu vergebene Nächte einbringen, kommt bis zum gezahlten Preis je Nacht zurück; {less} davon bleiben einbehalten.',
})
