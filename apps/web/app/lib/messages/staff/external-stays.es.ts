import { translation } from '../words.ts'
import type { externalStayWords } from './external-stays.ts'

export const es = translation<typeof externalStayWords>({
  title: 'Huéspedes de otros sitios',
  lead: 'Quien reservó en otra parte y nos dijo que viene. Diga qué casa lo espera; se le escribe.',
  waiting: 'Esperan',
  answered: 'Respondidos',
  count: '{number, plural, =0 {Nadie} one {Un huésped} other {# huéspedes}}',
  none: 'Nadie espera',
  noneText: 'Los huéspedes avisan en {path}. El enlace va en los mensajes de los otros sitios.',
  guest: 'Huésped',
  site: 'Sitio',
  nights: 'Noches',
  house: 'Casa',
  fits: '{home} está ocupada por ese sitio exactamente esas noches.',
  noFit: 'Ningún calendario nuestro está ocupado exactamente esas noches.',
  choose: '¿Qué casa?',
  confirm: 'Esperar al huésped',
  unknown: 'No conocemos esa estancia',
  unknownState: 'Desconocida',
  done: 'Se escribe al huésped',
  party: '{adults, plural, one {# adulto} other {# adultos}}{children, plural, =0 {} one {, # niño} other {, # niños}}',
  at: 'hacia las {time} (hora local)',
  first: 'Elija primero la casa',
})
