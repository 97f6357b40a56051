import { translation } from '../words.ts'
import type { stayPriceWords } from './stay-prices.ts'

export const es = translation<typeof stayPriceWords>({
  arrive: 'Llegada',
  depart: 'Salida',
  adults: 'Adultos',
  children: 'Niños',
  showPrices: 'Ver precios',
  allIn: 'con todos los gastos,',
  taxes: 'impuestos {amount}',
  noTaxes: 'sin impuestos',
  fromNight: 'por noche en adelante, gastos incluidos',
  unknown: 'no se sabe',
  datesRefused: 'No se puede preguntar por estas fechas: elija las dos, la llegada antes de la salida.',
})
