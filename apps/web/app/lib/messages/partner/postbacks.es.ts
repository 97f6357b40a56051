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
  reference: 'Referencia técnica',
  body: 'Enviamos un POST con un cuerpo JSON. «amount» es la comisión en centavos, «subId» el sub-ID del enlace del huésped o null. Use «id» para detectar duplicados.',
  events: 'Eventos',
  when: 'Se envía cuando',
  eventTexts: {
    'booking.confirmed': 'la reserva se firmó y se pagó',
    'commission.earned': 'la estancia terminó',
    'commission.changed': 'cambió el importe o la tasa, o se restableció la comisión',
    'commission.reversed': 'la reserva se canceló o no tuvo lugar, o nuestro equipo anuló la comisión',
    'commission.paid': 'se envió un pago que la incluye',
    'commission.payout_returned': 'el banco devolvió un pago que la incluye',
  },
  signature:
    'La cabecera es t=SEGUNDOS,v1=HEX. Calcule el HMAC sobre el cuerpo sin modificar, compare en tiempo constante y rechace lo que tenga más de cinco minutos.',
  retries:
    'Responda con un estado 2xx en 10 segundos. Todo lo demás, también una redirección, se reintenta varias veces.',
  deliveries: 'Últimos envíos',
  event: 'Evento',
  at: 'Enviado',
  state: 'Estado',
  delivered: 'Entregado',
  waiting: 'Aún sin entregar',
  tries: '{count, plural, one {# intento} other {# intentos}}, última respuesta {answer}',
})
