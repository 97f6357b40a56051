import { translation } from '../words.ts'
import type { staffInboxWords } from './inbox.ts'

export const es = translation<typeof staffInboxWords>({
  title: 'Bandeja de entrada',
  lead: 'Lo que huéspedes y propietarios escriben al equipo; primero, lo que más espera.',
  tabs: { waiting: 'Sin responder', all: 'Todas' },
  tabsLabel: 'Qué conversaciones',
  who: 'Persona',
  last: 'Último mensaje',
  since: 'Espera desde',
  at: 'Última escritura',
  you: 'Equipo: {text}',
  none: { waiting: 'Ningún mensaje espera', all: 'Aún no hay mensajes' },
  noneText: 'Los mensajes nuevos aparecen aquí.',
  unread: '{number} nuevos',
})
