import { translation } from '../words.ts'
import type { questionWords } from './questions.ts'

export const es = translation<typeof questionWords>({
  title: 'Sus preguntas',
  lead: 'Lo que ha preguntado sobre nuestras casas y lo que respondió la conserjería.',
  about: 'Preguntar por {home}',
  aboutText:
    'Responde alguien que ha dormido allí, normalmente en un día. Entonces le escribimos. Lo que ayuda a otros queda en la página de la casa, sin su nombre.',
  question: 'Su pregunta',
  missing: 'Escriba su pregunta, por favor.',
  failed: 'No ha funcionado',
  send: 'Enviar la pregunta',
  sent: 'La conserjería tiene su pregunta',
  none: 'Todavía no ha preguntado nada',
  noneText: 'En la página de cada casa está «Preguntar a la conserjería».',
  search: 'Ver casas',
  waits: 'Lo estamos averiguando',
  answered: 'Respondida',
  deskTitle: 'Preguntas',
  deskLead:
    'Lo que se quiere saber de una casa antes de reservar. Quien preguntó recibe una carta en cuanto hay respuesta.',
  deskWaiting: 'En espera',
  deskAnswered: 'Respondidas',
  deskNone: 'No hay nada en espera',
  deskNoneText: 'Las preguntas aparecen aquí en cuanto se hacen.',
  onPage: 'En la página de la casa',
  offPage: 'Entre huésped y equipo',
  answer: 'Respuesta',
  keep: 'Dejar ambas en la página de la casa',
  shown: 'La pregunta tal como figura allí',
  shownHint: 'Sin nombres ni lo que no incumbe a nadie más.',
  save: 'Responder',
  saveAgain: 'Guardar la nueva redacción',
  change: 'Cambiar la respuesta',
  done: 'La respuesta está guardada',
  missingAnswer: 'Escriba una respuesta, por favor.',
  missingShown: 'Redacte la pregunta, por favor.',
})
