import { translation } from '../words.ts'
import type { identityWords } from './identity.ts'

export const es = translation<typeof identityWords>({
  title: 'Muestre quién es',
  lead: '{home} pide a quien reserva que muestre un documento antes de llegar. Lo que abre la casa se dice una vez aceptado.',
  kept: 'Solo lo ven quienes de nuestro equipo miran documentos, y cada mirada queda anotada en el registro de su cuenta. Se guarda cifrado y se borra {days, plural, one {# día} other {# días}} después de su estancia.',
  legalName: 'Su nombre como en el documento',
  birthDate: 'Su fecha de nacimiento',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  document: 'Imagen de su pasaporte, documento de identidad o permiso de conducir',
  documentHint: 'El lado con su nombre y foto, todo entero en la imagen.',
  send: 'Mostrarlo al equipo',
  sent: 'Gracias, el equipo lo mira',
  sentText: 'Le escribimos por correo, por lo general el mismo día. Hasta entonces puede mostrar otra imagen.',
  refusedTitle: 'No se pudo aceptar',
  accepted: 'Todo está en orden: el equipo ha aceptado lo que mostró.',
  closed: 'Esta estancia no espera que se muestre nada.',
  toStay: 'A su estancia',
  fill: 'Rellénelo, por favor.',
  noFile: 'Elija una imagen, por favor.',
  drop: 'Suelte aquí una imagen o elíjala.',
  full: 'Basta una imagen. Quítela para elegir otra.',
  again: 'Mostrar otra cosa',
})
