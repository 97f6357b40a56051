import { translation } from '../words.ts'
import type { identitiesWords } from './identities.ts'

export const es = translation<typeof identitiesWords>({
  title: 'Documentos de huéspedes',
  lead: 'Lo que los huéspedes muestran donde una casa pregunta quién viene. Cada mirada queda anotada en el registro de la cuenta del huésped.',
  waiting: 'En espera',
  decided: 'Decididos hace poco',
  none: 'Nada espera',
  noneText: 'Cuando un huésped muestra un documento, aparece aquí y se le escribe a usted.',
  shown: 'mostrado {moment}',
  look: 'Mirar el documento',
  erased: 'Borrado',
  legalName: 'Nombre en el documento',
  birthDate: 'Fecha de nacimiento',
  pictureOf: 'Documento de {guest}',
  reason: 'Por qué no se puede aceptar',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  missing: 'Diga por qué, por favor.',
  done: 'Se escribe al huésped',
  close: 'Guardarlo',
  states: {
    open: 'Pedido',
    sent: 'Espera',
    accepted: 'Aceptado',
    refused: 'Rechazado',
  },
})
