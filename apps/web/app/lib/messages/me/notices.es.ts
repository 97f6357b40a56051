import { translation } from '../words.ts'
import type { noticeWords } from './notices.ts'

export const es = translation<typeof noticeWords>({
  messages: 'Mensajes',
  bell: '{unread, plural, =0 {Mensajes} one {Mensajes, # sin leer} other {Mensajes, # sin leer}}',
  toDo: 'Por hacer',
  earlier: 'Lo más reciente',
  markAll: 'Marcar todo como leído',
  seeAll: 'Ver todos los mensajes',
  choose: 'Elegir qué le escribimos',
  none: 'Nada nuevo',
  noneText: 'Las solicitudes, los pagos y las respuestas aparecen aquí en cuanto llegan.',
  unread: 'Sin leer',
  loading: 'Buscando mensajes',
  lead: 'Todo lo que le hemos dicho, lo más reciente primero.',
  tabs: { label: 'Qué mensajes', all: 'Todos', unread: 'Sin leer', todo: 'Por hacer' },
  noneHere: {
    all: 'Todavía no hay mensajes',
    unread: 'Lo ha leído todo',
    todo: 'Nada espera por usted',
  },
  noneHereText: 'Las solicitudes, los pagos y las respuestas aparecen aquí en cuanto llegan.',
  read: 'Todos los mensajes están marcados como leídos.',
  pages: 'Páginas de mensajes',
  previousPage: 'Mensajes más recientes',
  nextPage: 'Mensajes anteriores',
  page: 'Página {number}',
  opening: 'Abriendo su mensaje',
  openingText: 'Si no ocurre nada, continúe usted.',
  goOn: 'Continuar',
})
