import { translation } from '../words.ts'
import type { ownerInquiriesWords } from './inquiries.ts'

export const es = translation<typeof ownerInquiriesWords>({
  title: 'Consultas y ofertas',
  lead: 'Ofertas abiertas de sus casas y preguntas de los huéspedes.',
  offers: 'Ofertas',
  questions: 'Preguntas',
  questionsNote: 'responde el conserje; las respuestas útiles aparecen en la página de la casa',
  noQuestion: 'Todavía no hay preguntas.',
  open: 'sin responder',
  fromHome: '{home}, {date}',
  newNote: 'para un huésped que conoce; reserva con el enlace',
  guestPays: 'Paga el huésped',
  yours: 'Neto para usted',
  guestPaysAll: 'El huésped paga, con impuestos',
  choosePrice: 'Elija fechas para ver cuánto paga el huésped y cuánto recibe usted.',
  answered: '{home} · {number, plural, one {# pregunta respondida} other {# preguntas respondidas}}',
  price: 'Oferta',
  pays: 'El huésped paga {amount}, impuestos incluidos.',
  madeOn: 'Creada por {name} el {date}',
  money: 'Neto para usted si se reserva',
  noContract: 'Ningún contrato cubre estas noches, así que no podemos estimar su pago.',
  line: 'Concepto',
  why: 'Detalles',
  amount: 'Importe',
  message: 'Mensaje al huésped',
})
