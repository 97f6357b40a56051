import { translation } from '../words.ts'
import type { stayGuestWords } from './stay-guests.ts'

export const es = translation<typeof stayGuestWords>({
  title: 'Su estancia en {home}',
  lead: 'Invite a huéspedes por correo. Cada uno recibe un enlace con las indicaciones y la guía de la casa y, desde dos días antes de la entrada, el código de la puerta. Los enlaces terminan a la salida.',
  guests: 'Huéspedes',
  none: 'Sin huéspedes invitados',
  noneText: 'Los huéspedes se alojan sin reserva y no pagan nada.',
  invite: 'Invitar a un huésped',
  send: 'Enviar la invitación',
  sent: 'Invitación enviada a {email}.',
  invited: 'Invitado el {when}',
  remove: 'Quitar',
  removeNamed: 'Quitar a {name}',
  removed: '{name} ya no está invitado. Su enlace ya no funciona.',
  again: 'Enviar de nuevo',
  againNamed: 'Enviar de nuevo a {name}',
  over: 'Esta estancia terminó, así que los enlaces ya no funcionan.',
  noGuide: 'Esta casa aún no tiene guía. Añada indicaciones y códigos para que sus huéspedes lleguen sin problemas.',
  noKeys: 'No hay código de puerta guardado. Añádalo a la guía de la casa o dígaselo usted a sus huéspedes.',
  toGuide: 'Editar la guía de la casa',
  back: 'Volver al calendario',
})
