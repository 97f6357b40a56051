import { translation } from '../words.ts'
import type { stayPriceWords } from './stay-prices.ts'

export const de = translation<typeof stayPriceWords>({
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
