import { translation } from '../words.ts'
import type { staffInboxWords } from './inbox.ts'

export const de = translation<typeof staffInboxWords>({
  title: 'Posteingang',
  lead: 'Was Gäste und Eigentümer dem Team schreiben; was am längsten wartet, steht oben.',
  tabs: { waiting: 'Unbeantwortet', all: 'Alle' },
  tabsLabel: 'Welche Unterhaltungen',
  who: 'Person',
  last: 'Letzte Nachricht',
  since: 'Wartet seit',
  at: 'Zuletzt geschrieben',
  you: 'Vom Team: {text}',
  none: { waiting: 'Keine Nachricht wartet', all: 'Noch keine Nachrichten' },
  noneText: 'Neue Nachrichten erscheinen hier.',
  unread: '{number} neu',
})
