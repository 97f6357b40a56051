import { translation } from '../words.ts'
import type { answerWords } from './answer.ts'

export const es = translation<typeof answerWords>({
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptNamed: 'Aceptar la solicitud de {guest}',
  declineNamed: 'Rechazar la solicitud de {guest}',
  keepThinking: 'Todavía no',
  acceptText:
    '{guest} tiene entonces un día para firmar y pagar. Cuando empiece la estancia, {amount} serán suyos. Hasta entonces, las noches quedan guardadas para {guest}.',
  declineText:
    'Las noches quedan libres enseguida y {amount} no se ingresan. {guest} no ha pagado nada y lo sabrá hoy mismo.',
  teamAcceptText: '{guest} tiene entonces un día para firmar y pagar; hasta entonces las noches quedan retenidas.',
  teamDeclineText: 'Las noches vuelven a estar libres enseguida. {guest} no ha pagado nada y lo sabrá hoy.',
  note: 'Unas palabras para el huésped',
  noteHint: 'Acompañan su respuesta. Puede dejarlo vacío.',
  acceptNow: 'Aceptar la solicitud',
  declineNow: 'Rechazar la solicitud',
  accepted: 'Aceptada. {guest} tiene un día para firmar y pagar.',
  declined: 'Rechazada. Las noches vuelven a estar libres.',
  tooLate: 'Esta solicitud ya se ha respondido, o se agotó su tiempo. La página muestra cómo está ahora.',
  taken: 'Las noches ya no están guardadas para esta solicitud, así que no se puede aceptar.',
  failed: 'Su respuesta no nos ha llegado. No ha cambiado nada; inténtelo de nuevo.',
})
