import { translation } from '../words.ts'
import type { stayAskedWords } from './stay-asked.ts'

export const de = translation<typeof stayAskedWords>({
  arrive: 'Anreise',
  depart: 'Abreise',
  adults: 'Erwachsene',
  children: 'Kinder',
  showPrices: 'Preise zeigen',
  allIn: 'mit allen Gebühren,',
  taxes: 'Steuern {amount}',
  noTaxes: 'keine Steuern',
  fromNight: 'pro Nacht und mehr, inklusive Gebühren',
  unknown: 'nicht bekannt',
  datesRefused: 'Nach diesen Tagen kann nicht gefragt werden: Wählen Sie bitte beide, die Anreise vor der Abreise.',
})
