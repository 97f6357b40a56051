import { translation } from '../words.ts'
import type { ownerInquiriesWords } from './inquiries.ts'

export const es = translation<typeof ownerInquiriesWords>({
  title: 'Consultas y ofertas',
  lead: 'Estancias ofrecidas que aún no se han concretado, y lo que se pregunta sobre sus casas.',
  offers: 'Ofertas',
  questions: 'Preguntas',
  questionsNote: 'responde el conserje; lo que sirve a todos está en la página de la casa',
  noQuestion: 'Nadie ha preguntado nada todavía.',
  open: 'espera respuesta',
  askedOf: '{home}, {date}',
  newNote: 'para un huésped que conoce; reserva con su enlace',
  guestPays: 'Paga el huésped',
  yours: 'Para usted',
  price: 'La oferta',
  pays: 'El huésped paga {amount}, impuestos incluidos.',
  madeOn: 'Hecha por {name} el {date}',
  money: 'Lo que sería suyo',
  noContract: 'Ningún contrato cubre estas noches, así que no se puede decir.',
  line: 'Línea',
  why: 'Por qué',
  amount: 'Importe',
  message: 'Lo que se escribió al huésped',
})
