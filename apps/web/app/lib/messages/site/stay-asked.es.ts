import { translation } from '../words.ts'
import type { stayAskedWords } from './stay-asked.ts'

export const es = translation<typeof stayAskedWords>({
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
