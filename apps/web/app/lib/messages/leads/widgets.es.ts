import { translation } from '../words.ts'
import type { widgetWords } from './widgets.ts'

export const es = translation<typeof widgetWords>({
  searchTitle: 'Encuentre una casa',
  arrive: 'Entrada',
  depart: 'Salida',
  adults: 'Adultos',
  search: 'Ver casas',
  analysisTitle: 'Vea cuánto podría ganar su casa',
  address: 'Dirección de la casa',
  bedrooms: 'Dormitorios',
  sleeps: 'Personas',
  estimate: 'Ver la estimación',
  open: 'disponible',
  openNights: 'Noches disponibles',
  notOpen: 'no disponible',
  notPossible: 'Esta estancia no es posible. Elija otras fechas entre las noches disponibles de arriba.',
  total: 'en total por {nights, plural, one {# noche} other {# noches}}, con tasas e impuestos',
  book: 'Reservar esta estancia',
  facts: '{town}. Hasta {sleeps} personas, {bedrooms, plural, =0 {estudio} one {# dormitorio} other {# dormitorios}}.',
  from: 'Desde {price} por noche',
  price: 'Ver el precio',
})
