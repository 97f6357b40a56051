import { translation } from '../words.ts'
import type { waiverWords } from './waiver.ts'

export const de = translation<typeof waiverWords>({
  legend: 'Statt einer Kaution',
  choose: 'Schadensverzicht, {price}',
  hint: 'Auf Ihrer Karte wird nichts vorgemerkt. Er zahlt bis zu {limit} dessen, was für Schäden vereinbart wird, und kommt nicht zurück.',
  title: 'Schadensverzicht',
  trip: 'Auf Ihrer Karte wird nichts vorgemerkt. Er zahlt bis zu {limit} dessen, was für Schäden vereinbart wird; was darüber liegt, wird Ihnen berechnet.',
  onClaim: 'Der Schadensverzicht dieses Aufenthalts zahlt bis zu {limit} dessen, was vereinbart wird.',
})
