import { translation } from '../words.ts'
import type { postbackWords } from './postbacks.ts'

export const es = translation<typeof postbackWords>({
  title: 'Notificaciones a su sistema',
  note: 'Avisamos a su propio sistema de cada reserva',
  url: 'URL de notificación',
  urlHint: 'Una dirección https de su sistema',
  badAddress: 'Introduzca una dirección https pública.',
  secret: 'Clave de firma, visible solo ahora',
  save: 'Guardar y crear clave',
  stop: 'Detener notificaciones',
  saved: 'Guardado. Copie la clave ahora.',
  howToVerify:
    'Cada notificación va firmada: la cabecera «porchlight-signature» lleva la hora y el HMAC-SHA256 de «hora.cuerpo» con su clave. No se envía nada sobre el huésped.',
  deliveries: 'Últimos envíos',
  event: 'Evento',
  at: 'Enviado',
  state: 'Estado',
  delivered: 'Entregado',
  waiting: 'Aún sin entregar',
  tries: '{count, plural, one {# intento} other {# intentos}}, última respuesta {answer}',
})
