import { translation } from '../words.ts'
import type { waiverWords } from './waiver.ts'

export const es = translation<typeof waiverWords>({
  legend: 'En lugar de una fianza',
  choose: 'Exención de daños, {price}',
  hint: 'No se retiene nada en su tarjeta. Paga hasta {limit} de lo que se acuerde por daños, y no se devuelve.',
  title: 'Exención de daños',
  trip: 'No se retiene nada en su tarjeta. Paga hasta {limit} de lo que se acuerde por daños; lo que pase de ahí se le cobra.',
  onClaim: 'La exención de daños de esta estancia paga hasta {limit} de lo que se acuerde.',
})
