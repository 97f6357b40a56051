import { translation } from '../words.ts'
import type { waiverWords } from './waiver.ts'

export const fr = translation<typeof waiverWords>({
  legend: 'Au lieu d’une caution',
  choose: 'Renonciation aux dommages, {price}',
  hint: 'Rien n’est bloqué sur votre carte. Elle paie jusqu’à {limit} de ce qui est convenu pour des dommages, et n’est pas rendue.',
  title: 'Renonciation aux dommages',
  trip: 'Rien n’est bloqué sur votre carte. Elle paie jusqu’à {limit} de ce qui est convenu pour des dommages ; le surplus vous est débité.',
  onClaim: 'La renonciation aux dommages de ce séjour paie jusqu’à {limit} de ce qui est convenu.',
})
