import { translation } from '../words.ts'
import type { pricePadWords } from './price-pad.ts'

export const es = translation<typeof pricePadWords>({
  title: 'Bloc de precios de {home}',
  link: 'Bloc de precios',
  lead: 'Edite los precios de un mes en una lista. Los campos vacíos usan el precio de temporada.',
  choose: 'Elija una casa',
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  own: 'Precio propio',
  ownOf: 'Precio propio, {night}',
  asks: 'Precio actual',
  state: 'Estado',
  over: 'Todas las noches de este mes han pasado.',
  unchanged: 'Cambie primero un precio.',
})
