import { translation } from '../words.ts'
import type { offerWords } from './offers.ts'

export const es = translation<typeof offerWords>({
  title: 'Le ofrecemos {home}',
  lead: '{dates}, {nights}. {party}.',
  metaTitle: 'Su oferta: {home}',
  theyWrite: 'Le escriben',
  until: 'Suya a este precio hasta {until}.',
  held: 'Las noches están reservadas para usted hasta entonces.',
  notHeld: 'Las noches no se reservan mientras tanto: quien reserve primero las tiene.',
  normal: 'Los demás',
  offered: 'Usted',
  saving: '{amount} menos',
  withTaxes: '{amount} en total, con impuestos',
  withExtras: 'con {extras}',
  compare: 'Lo que cuesta, con todas las tarifas, impuestos aparte',
  book: 'Reservar esta estancia',
  seeHouse: 'Ver la casa',
  states: {
    expired: 'Esta oferta ha terminado',
    withdrawn: 'Esta oferta se ha retirado',
    taken: 'Estas noches están ocupadas',
    booked: 'Esta oferta está reservada',
  },
  stateTexts: {
    expired: 'Quizá la estancia siga libre, al precio de todos.',
    withdrawn: 'Quizá la estancia siga libre, al precio de todos.',
    taken: 'Alguien fue más rápido. La casa tiene otras noches.',
    booked: 'Si fue usted, en sus viajes se ve cómo sigue.',
  },
  normalPrice: 'Ver el precio de hoy',
  otherNights: 'Ver otras noches',
  trips: 'Sus viajes',
  setTitle: 'Sus ofertas',
  setLead: '{number, plural, one {Una estancia} other {# estancias}} para elegir.',
  see: 'Ver esta oferta',
})
