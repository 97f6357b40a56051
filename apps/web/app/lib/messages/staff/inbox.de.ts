import { translation } from '../words.ts'
import type { staffInboxWords } from './inbox.ts'

export const de = translation<typeof staffInboxWords>({
  title: 'Posteingang',
  lead: 'Nachrichten von Gästen und Eigentümern, die ältesten zuerst.',
  tabs: { waiting: 'Unbeantwortet', all: 'Alle' },
  tabsLabel: 'Unterhaltungen filtern',
  who: 'Person',
  last: 'Letzte Nachricht',
  since: 'Wartet seit',
  at: 'Letzte Nachricht am',
  you: 'Vom Team: {text}',
  none: { waiting: 'Keine unbeantworteten Nachrichten', all: 'Noch keine Nachrichten' },
  noneText: 'Neue Nachrichten erscheinen hier.',
  unread: '{number} neu',
})
