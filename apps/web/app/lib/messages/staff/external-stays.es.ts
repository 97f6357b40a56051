import { translation } from '../words.ts'
import type { externalStayWords } from './external-stays.ts'

export const es = translation<typeof externalStayWords>({
  title: 'Huéspedes de canales',
  lead: 'Huéspedes que reservaron en otro canal y se registraron con usted. Asigne una casa a cada uno; recibe un correo.',
  waiting: 'Por asignar',
  answered: 'Asignados',
  count: '{number, plural, =0 {Nadie} one {Un huésped} other {# huéspedes}}',
  none: 'No hay huéspedes por asignar',
  noneText: 'Los huéspedes se registran en {path}. Añada ese enlace a sus mensajes en los canales.',
  guest: 'Huésped',
  site: 'Canal',
  nights: 'Noches',
  home: 'Casa',
  fits: '{home} está reservada en ese canal exactamente esas noches.',
  noFit: 'Ningún calendario sincronizado está reservado exactamente esas noches.',
  choose: 'Elija una casa',
  confirm: 'Confirmar huésped',
  unknown: 'Sin estancia correspondiente',
  unknownState: 'Sin correspondencia',
  done: 'Huésped avisado',
  party: '{adults, plural, one {# adulto} other {# adultos}}{children, plural, =0 {} one {, # niño} other {, # niños}}',
  at: 'hacia las {time} (hora local)',
  first: 'Elija primero una casa',
})
