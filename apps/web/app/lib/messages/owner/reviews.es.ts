import { translation } from '../words.ts'
import type { ownerReviewsWords } from './reviews.ts'

export const es = translation<typeof ownerReviewsWords>({
  title: 'Opiniones de huéspedes',
  lead: '{rating} de 5 en {number, plural, one {# opinión} other {# opiniones}}',
  none: 'Todavía no hay opiniones.',
  noneText: 'Las opiniones aparecen aquí cuando se publican, como máximo 14 días después de la salida.',
  allAnswered: 'Ha respondido a todas las opiniones.',
  homes: 'Casas',
  allHomes: 'Todas las casas',
  show: {
    all: 'Todas',
    to_answer: 'Sin respuesta',
  },
  of: '{guest}, {home}',
  toStay: 'Ver la reserva',
  answer: 'Responder',
})
