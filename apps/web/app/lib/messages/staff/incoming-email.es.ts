import { translation } from '../words.ts'
import type { incomingEmailWords } from './incoming-email.ts'

export const es = translation<typeof incomingEmailWords>({
  way: 'Cómo llegan los correos',
  ways: {
    imap: 'Buzón (IMAP)',
    postmark: 'Postmark por webhook',
    sendgrid: 'SendGrid por webhook',
    mailgun: 'Mailgun por webhook',
  },
  guestSide: 'Lo que ven los huéspedes',
  address: 'Dirección a la que escriben los huéspedes',
  addressHint: 'Las respuestas a sus correos llegan aquí.',
  plus: 'La dirección admite etiquetas (nombre+etiqueta@example.com)',
  plusHint:
    'Cada conversación tiene así su propia dirección de respuesta. Gmail, Google Workspace, Microsoft 365 y Fastmail admiten etiquetas.',
  mailbox: 'Buzón',
  mailboxNote:
    'Solo lo leemos. No se mueve, marca ni borra nada. Los correos que lleguen a partir de ahora aparecen en la bandeja de entrada.',
  securities: {
    tls: 'TLS (normalmente puerto 993)',
    starttls: 'STARTTLS (normalmente puerto 143)',
    none: 'Ninguno (solo para un servidor de su propia red)',
  },
  folder: 'Carpeta',
  trust: 'Comprobación del remitente',
  trustNote:
    'Un correo cuenta como del huésped cuando responde a un correo nuestro o cuando su servidor de correo avala al remitente. Los demás esperan en la bandeja hasta que alguien los vincule.',
  authServer: 'Nombre de su servidor de correo',
  authServerHint:
    'La primera palabra de «Authentication-Results» en los correos que recibe, como mx.google.com. Déjelo vacío para no comprobarlo.',
  service: 'Servicio de correo',
  serviceNotes: {
    postmark:
      'En Postmark, abra su flujo de entrada. Active «Include raw email content» e introduzca la dirección de abajo como webhook.',
    sendgrid:
      'En SendGrid, en Settings, Inbound Parse, introduzca la dirección de abajo. Active «POST the raw, full MIME message» y el control de spam.',
    mailgun:
      'En Mailgun, en Receive, cree una ruta que reenvíe a la dirección de abajo con /mime al final, para que envíe correos completos.',
  },
  webhook: 'Dirección del webhook',
  webhookHint: 'Ponga la contraseña en la dirección: https://porchlight:CONTRASEÑA@…',
  copy: 'Copiar dirección',
  key: 'Contraseña del webhook',
  keyHint: 'Al menos 16 letras y cifras. Se guarda cifrada.',
  signingKey: 'Clave de firma de webhooks',
  signingHint: 'En Mailgun, en API Security. Se guarda cifrada.',
  keyInvalid: 'Introduzca al menos 16 letras y cifras',
  required: 'Rellene este campo',
  check: 'Comprobar y guardar',
  saved: 'Correo entrante guardado',
  never: 'Aún no se recibió ningún correo.',
  last: 'Última comprobación: {time}',
  lastPosted: 'Último correo recibido: {time}',
  problems: {
    unreachable: 'El buzón no responde. Lo intentamos cada minuto.',
    login_refused: 'El buzón rechaza el acceso. Introduzca la contraseña otra vez.',
    private_address: 'El servidor está en una red privada.',
    folder_missing: 'La carpeta ya no existe.',
  },
  log: 'Todos los mensajes recibidos',
  texts: 'Mensajes de texto',
  textsNote:
    'En Twilio, abra el número {number}. En «A message comes in», introduzca la dirección de abajo. Los SMS de un teléfono verificado van a la estancia del huésped; los demás esperan en la bandeja. Se registran STOP y START.',
  noTexts: 'Para recibir SMS, defina TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN y TWILIO_FROM en el servidor.',
  lastText: 'Último SMS recibido: {time}',
  neverText: 'Aún no se recibió ningún SMS.',
})
