import { translation } from '../words.ts'
import type { bookingSelectionWords } from './booking-selection.ts'

export const es = translation<typeof bookingSelectionWords>({
  label: 'Reservas seleccionadas',
  selected: '{number, plural, one {# reserva seleccionada} other {# reservas seleccionadas}}',
  choose: 'Seleccionar',
  chooseOf: 'Seleccionar {number}, {guest}',
  message: 'Escribir a los huéspedes',
  tags: 'Añadir etiquetas',
  tagged: '{number, plural, one {# reserva etiquetada.} other {# reservas etiquetadas.}}',
  notTagged: 'Sin etiquetar: {numbers}. Inténtelo de nuevo. Una reserva admite hasta {most} etiquetas.',
  csv: 'Descargar selección',
  all: 'Seleccionar las {number} de esta página',
  clear: 'Borrar selección',
  print: 'Imprimir',
  close: 'Cerrar',
  messageTitle: '{number, plural, one {Mensaje a # huésped} other {Mensaje a # huéspedes}}',
  text: 'Mensaje',
  textHint: 'Cada huésped lo recibe en la conversación de su estancia.',
  send: '{number, plural, one {Enviar a # huésped} other {Enviar a # huéspedes}}',
  sent: '{number, plural, one {Mensaje enviado a # huésped.} other {Mensaje enviado a # huéspedes.}}',
  notSent: 'No se envió a {numbers}. Inténtelo de nuevo.',
})
