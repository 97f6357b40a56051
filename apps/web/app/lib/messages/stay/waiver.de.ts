import { translation } from '../words.ts'
import type { waiverWords } from './waiver.ts'

export const de = translation<typeof waiverWords>({
  legend: 'Statt einer Kaution',
  choose: 'Schadensverzicht, {price}',
  hint: 'Keine Vormerkung auf Ihrer Karte. Deckt bis zu {limit} vereinbarter Schäden. Nicht erstattbar.',
  title: 'Schadensverzicht',
  trip: 'Keine Vormerkung auf Ihrer Karte. Er deckt bis zu {limit} vereinbarter Schäden; was darüber liegt, wird Ihnen berechnet.',
  onClaim: 'Der Schadensverzicht dieses Aufenthalts deckt bis zu {limit} dessen, was vereinbart wird.',
})
