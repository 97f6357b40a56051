import { translation } from '../words.ts'
import type { identitiesWords } from './identities.ts'

export const es = translation<typeof identitiesWords>({
  title: 'Verificación de identidad',
  lead: 'Documentos que envían los huéspedes a las casas que exigen verificación. Cada consulta queda en el registro de la cuenta del huésped.',
  waiting: 'Por revisar',
  decided: 'Decididos recientemente',
  none: 'No hay documentos por revisar',
  noneText: 'Cuando un huésped envía un documento, aparece aquí y usted recibe un correo.',
  submitted: 'enviado {moment}',
  review: 'Revisar documento',
  erased: 'Eliminado',
  legalName: 'Nombre en el documento',
  birthDate: 'Fecha de nacimiento',
  pictureOf: 'Documento de {guest}',
  reason: 'Motivo del rechazo',
  accept: 'Aceptar documento',
  refuse: 'Rechazar documento',
  missing: 'Introduzca un motivo.',
  done: 'Huésped avisado',
  close: 'Cerrar',
  states: {
    open: 'Solicitado',
    sent: 'Enviado',
    accepted: 'Aceptado',
    refused: 'Rechazado',
  },
})
