import { translation } from '../words.ts'
import type { offerWords } from './offers.ts'

export const es = translation<typeof offerWords>({
  title: 'Su oferta para {home}',
  lead: '{dates}, {nights}. {party}.',
  metaTitle: 'Su oferta: {home}',
  theyWrite: 'Mensaje',
  until: 'Este precio es suyo hasta {until}.',
  held: 'Las noches están reservadas para usted hasta entonces.',
  notHeld: 'Las noches no están reservadas. Otro huésped puede reservarlas antes.',
  normal: 'Precio normal',
  offered: 'Su precio',
  saving: 'Ahorra {amount}',
  withTaxes: '{amount} en total, con impuestos',
  withExtras: 'con {extras}',
  compare: 'Precio con gastos; impuestos aparte',
  book: 'Reservar esta estancia',
  viewHome: 'Ver la casa',
  states: {
    expired: 'Esta oferta ha caducado',
    withdrawn: 'Esta oferta se ha retirado',
    taken: 'Estas noches ya se reservaron',
    booked: 'Esta oferta está reservada',
  },
  stateTexts: {
    expired: 'Quizá la estancia siga disponible al precio normal.',
    withdrawn: 'Quizá la estancia siga disponible al precio normal.',
    taken: 'Otro huésped las reservó antes. La casa tiene otras noches libres.',
    booked: 'Si la reservó usted, vea los siguientes pasos en sus viajes.',
  },
  normalPrice: 'Ver el precio de hoy',
  otherNights: 'Ver otras fechas',
  trips: 'Sus viajes',
  setTitle: 'Sus ofertas',
  setLead: '{number, plural, one {Una estancia} other {# estancias}} para elegir.',
  see: 'Ver esta oferta',
  agent: 'Su agente de viajes',
  agencyTerms: 'Condiciones de {name}',
  chosenBy: 'Elegido para usted por {name}',
  agentTerms:
    'Reserva con {company}: se aplican su precio, contrato de alquiler y condiciones de cancelación, como a todos los huéspedes.',
})
