import { translation } from '../words.ts'
import type { waiverWords } from './waiver.ts'

export const fr = translation<typeof waiverWords>({
  legend: 'Au lieu d’une caution',
  choose: 'Renonciation aux dommages, {price}',
  hint: 'Aucun blocage sur votre carte. Couvre jusqu’à {limit} de dommages convenus. Non remboursable.',
  title: 'Renonciation aux dommages',
  trip: 'Aucun blocage sur votre carte. Elle couvre jusqu’à {limit} de dommages convenus ; le surplus vous est débité.',
  onClaim: 'La renonciation aux dommages de ce séjour couvre jusqu’à {limit} de ce qui est convenu.',
})
