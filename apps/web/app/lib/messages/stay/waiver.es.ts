import { translation } from '../words.ts'
import type { waiverWords } from './waiver.ts'

export const es = translation<typeof waiverWords>({
  legend: 'En lugar de una fianza',
  choose: 'Exención de daños, {price}',
  hint: 'Sin retención en su tarjeta. Cubre hasta {limit} de los daños acordados. No se reembolsa.',
  title: 'Exención de daños',
  trip: 'Sin retención en su tarjeta. Cubre hasta {limit} de los daños acordados; lo que supere ese importe se le cobra.',
  onClaim: 'La exención de daños de esta estancia cubre hasta {limit} de lo que se acuerde.',
})
