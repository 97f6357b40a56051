import { translation } from '../words.ts'
import type { partnerOffersWords } from './offers.ts'

export const es = translation<typeof partnerOffersWords>({
  title: 'Reservar para un huésped',
  lead: 'Introduzca los datos de su huésped y le enviamos la oferta por correo. Firma y paga al precio público. Usted gana la comisión.',
  stay: 'Estancia',
  choose: 'Elija primero casa y fechas',
  chooseText: 'Abra la página de una casa y pulse «Reservar». Aquí continúa para su huésped.',
  findHome: 'Buscar una casa',
  total: '{total} en total',
  isHeld: 'Reservamos las noches para su huésped durante 24 horas, como mucho dos veces por semana y casa.',
  notHeld: 'Esta casa se reserva por solicitud, así que no podemos guardar las noches. El precio vale 24 horas.',
  message: 'Mensaje a su huésped',
  send: 'Enviar oferta',
  sent: 'Oferta enviada por correo a {name}',
  offers: 'Sus ofertas',
  none: 'Todavía no hay ofertas',
  noneText: 'Las ofertas que envía aparecen aquí con su estado.',
  guest: 'Huésped',
  earnings: 'Su comisión: {commission} ({rate} del alquiler). Precio neto: {net}',
  stayEarnings: 'Comisión {commission}, neto {net}',
  noCode: 'No tiene un código de socio activo, así que esta estancia no genera comisión.',
  hideEarnings: 'Ocultar comisión',
  showEarnings: 'Mostrar comisión',
  compare: 'Crear enlace de comparación',
  compareText: 'Seleccione de dos a seis ofertas abiertas para mostrarlas juntas en un enlace.',
  compareCopy: 'Copiar enlace de comparación',
})
