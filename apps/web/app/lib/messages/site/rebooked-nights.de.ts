import { translation } from '../words.ts'
import type { rebookedNightsWords } from './rebooked-nights.ts'

export const de = translation<typeof rebookedNightsWords>({
  whole_stay:
    'Werden alle Nächte zum selben Preis oder höher neu gebucht, wird der Mietpreis abzüglich {less} erstattet.',
  night_by_night: 'Der Erlös neu gebuchter Nächte wird bis zum gezahlten Preis je Nacht erstattet, abzüglich {less}.',
})
