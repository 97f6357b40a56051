import { translation } from '../words.ts'
import type { guestHomeWords } from './home.ts'

export const es = translation<typeof guestHomeWords>({
  left: '{number, plural, one {Queda una cosa por hacer.} other {Quedan # cosas por hacer.}}',
  first: 'Primero: {what}.',
  ready: 'No queda nada por hacer antes de su llegada.',
  waiting: 'Le espera',
  claim: 'Se reclaman {amount} por su estancia en {home}',
  claimText: 'Responda antes del {until}; después decide nuestro equipo.',
  answer: 'Responder',
  claimNamed: 'Responder a la reclamación sobre {home}',
  review: '¿Qué tal en {home}?',
  reviewText: 'Puede reseñar la estancia hasta el {until}.',
  write: 'Reseñar la estancia',
  reviewNamed: 'Reseñar la estancia en {home}',
})
