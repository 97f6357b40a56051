import { translation } from '../words.ts'
import type { staffInboxWords } from './inbox.ts'

export const es = translation<typeof staffInboxWords>({
  title: 'Bandeja de entrada',
  lead: 'Mensajes de huéspedes y propietarios, primero los que más esperan.',
  tabs: { waiting: 'Sin responder', all: 'Todas' },
  tabsLabel: 'Filtrar conversaciones',
  who: 'Persona',
  last: 'Último mensaje',
  since: 'Espera desde',
  at: 'Último mensaje',
  you: 'Equipo: {text}',
  none: { waiting: 'No hay mensajes sin responder', all: 'Aún no hay mensajes' },
  noneText: 'Los mensajes nuevos aparecen aquí.',
  unread: '{number} nuevos',
})
