import { translation } from '../words.ts'
import type { identityWords } from './identity.ts'

export const es = translation<typeof identityWords>({
  title: 'Verifique su identidad',
  lead: '{home} exige verificar la identidad antes de llegar. Recibe los datos de acceso cuando la aprobemos.',
  privacyNote:
    'Solo lo ven los miembros del equipo que revisan documentos, y cada consulta queda en el registro de su cuenta. Lo guardamos cifrado y lo borramos {days, plural, one {# día} other {# días}} después de su estancia.',
  legalName: 'Nombre completo en el documento',
  birthDate: 'Fecha de nacimiento',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  document: 'Foto de su pasaporte, documento de identidad o permiso de conducir',
  documentHint: 'Que se vea entero el lado con su nombre y foto.',
  send: 'Enviar documento',
  sent: 'Gracias. Estamos revisando su documento',
  sentText: 'Le enviaremos un correo, por lo general el mismo día. Hasta entonces puede cambiar la foto.',
  refusedTitle: 'No hemos podido verificar su identidad',
  accepted: 'Su identidad está verificada.',
  closed: 'Esta estancia no exige verificar la identidad.',
  toStay: 'Ver su estancia',
  fill: 'Este campo es obligatorio.',
  noFile: 'Añada una foto de su documento.',
  drop: 'Suelte aquí una foto o elíjala.',
  full: 'Solo una foto. Quítela para elegir otra.',
  again: 'Enviar otro documento',
})
