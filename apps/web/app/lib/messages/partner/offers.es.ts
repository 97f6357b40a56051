import { translation } from '../words.ts'
import type { partnerOffersWords } from './offers.ts'

export const es = translation<typeof partnerOffersWords>({
  title: 'Reservar para un huésped',
  lead: 'Indique su huésped y le escribimos. Firma y paga él mismo, al precio de todos; la reserva cuenta como suya.',
  stay: 'La estancia',
  choose: 'Elija primero casa y fechas',
  chooseText: 'En la página de la casa pulse «Reservar». Desde allí sigue para su huésped.',
  findHouse: 'Buscar una casa',
  total: '{total} en total',
  kept: 'Las noches se guardan 24 horas para su huésped, como mucho dos veces por semana en una casa.',
  notKept: 'Esta casa quiere que se le pregunte antes, así que las noches no se guardan. El precio vale 24 horas.',
  message: 'Lo que escribe a su huésped',
  send: 'Enviar la estancia al huésped',
  sent: '{name} tiene una carta con el enlace',
  offers: 'Lo que ha ofrecido',
  none: 'Aún no ha ofrecido nada',
  noneText: 'Lo que envía a huéspedes figura aquí, con lo que resultó.',
  guest: 'Huésped',
})
