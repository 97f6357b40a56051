import { translation } from '../words.ts'
import type { pricingPadWords } from './pricing-pad.ts'

export const es = translation<typeof pricingPadWords>({
  title: 'Bloc de precios de {home}',
  link: 'Bloc de precios',
  lead: 'Un mes de noches, una debajo de otra. Escriba lo que debe costar una noche; un campo vacío la deja a su temporada.',
  choose: '¿Para qué casa?',
  earlier: 'Un mes antes',
  later: 'Un mes después',
  own: 'Precio propio',
  ownOf: 'Precio propio, {night}',
  asks: 'Cuesta ahora',
  state: 'Ahora',
  over: 'Las noches de este mes han pasado.',
  unchanged: 'Todavía no se ha cambiado nada.',
})
