import { translation } from '../words.ts'
import type { guestHomeWords } from './home.ts'

export const es = translation<typeof guestHomeWords>({
  left: '{number, plural, one {Queda una cosa por hacer.} other {Quedan # cosas por hacer.}}',
  first: 'A continuación: {what}.',
  ready: 'Todo listo para su viaje.',
  waiting: 'Requiere su atención',
  claim: 'Reclamación por daños de {amount}: {home}',
  claimText: 'Responda antes del {until}; después decide nuestro equipo.',
  answer: 'Responder a la reclamación',
  claimNamed: 'Responder a la reclamación sobre {home}',
  review: '¿Qué tal {home}?',
  reviewText: 'Puede reseñar la estancia hasta el {until}.',
  write: 'Reseñar la estancia',
  reviewNamed: 'Reseñar la estancia en {home}',
})
