import { translation } from '../words.ts'
import type { answerRequestWords } from './answer-request.ts'

export const es = translation<typeof answerRequestWords>({
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptNamed: 'Aceptar la solicitud de {guest}',
  declineNamed: 'Rechazar la solicitud de {guest}',
  keepThinking: 'Ahora no',
  acceptText:
    '{guest} tiene 24 horas para firmar y pagar; hasta entonces las noches quedan bloqueadas. Usted ingresa {amount} cuando empiece la estancia.',
  declineText:
    'Las noches vuelven a estar disponibles enseguida y usted deja de ingresar {amount}. {guest} no ha pagado nada y recibe el aviso hoy mismo.',
  teamAcceptText: '{guest} tiene 24 horas para firmar y pagar. Hasta entonces las noches quedan bloqueadas.',
  teamDeclineText: 'Las noches vuelven a estar disponibles enseguida. {guest} no ha pagado nada y recibe el aviso hoy.',
  note: 'Mensaje para el huésped',
  noteHint: 'Opcional. Se envía con su respuesta.',
  acceptNow: 'Aceptar la solicitud',
  declineNow: 'Rechazar la solicitud',
  accepted: 'Aceptada. {guest} tiene 24 horas para firmar y pagar.',
  declined: 'Rechazada. Las noches vuelven a estar disponibles.',
  tooLate: 'Esta solicitud ya se respondió o ha caducado. La página muestra ahora su estado actual.',
  taken: 'Estas noches ya no están bloqueadas para la solicitud, así que no puede aceptarla.',
  failed: 'No hemos recibido su respuesta y no ha cambiado nada. Inténtelo de nuevo.',
})
