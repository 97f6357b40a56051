import { translation } from '../words.ts'
import type { notificationWords } from './notifications.ts'

export const es = translation<typeof notificationWords>({
  messages: 'Notificaciones',
  bell: '{unread, plural, =0 {Notificaciones} one {Notificaciones, # sin leer} other {Notificaciones, # sin leer}}',
  toDo: 'Por hacer',
  earlier: 'Lo más reciente',
  markAll: 'Marcar todo como leído',
  seeAll: 'Ver todas las notificaciones',
  choose: 'Ajustes de notificaciones',
  none: 'Está al día',
  noneText: 'Aquí aparecen las solicitudes, los pagos y las respuestas.',
  unread: 'Sin leer',
  loading: 'Cargando notificaciones',
  lead: 'Todas sus notificaciones, las más recientes primero.',
  tabs: { label: 'Filtrar notificaciones', all: 'Todas', unread: 'Sin leer', todo: 'Por hacer' },
  noneHere: {
    all: 'Todavía no hay notificaciones',
    unread: 'Está al día',
    todo: 'Nada por hacer',
  },
  noneHereText: 'Aquí aparecen las solicitudes, los pagos y las respuestas.',
  read: 'Todas las notificaciones marcadas como leídas.',
  pages: 'Páginas de notificaciones',
  previousPage: 'Notificaciones más recientes',
  nextPage: 'Notificaciones anteriores',
  page: 'Página {number}',
  opening: 'Abriendo su notificación',
  openingText: 'Si no ocurre nada, elija Continuar.',
  goOn: 'Continuar',
})
