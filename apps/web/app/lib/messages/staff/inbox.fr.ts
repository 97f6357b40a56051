import { translation } from '../words.ts'
import type { staffInboxWords } from './inbox.ts'

export const fr = translation<typeof staffInboxWords>({
  title: 'Boîte de réception',
  lead: 'Messages des voyageurs et propriétaires, les plus anciens d’abord.',
  tabs: { waiting: 'Sans réponse', all: 'Toutes' },
  tabsLabel: 'Filtrer les conversations',
  who: 'Personne',
  last: 'Dernier message',
  since: 'Attend depuis',
  at: 'Dernier message le',
  you: 'Équipe : {text}',
  none: { waiting: 'Aucun message sans réponse', all: 'Aucun message' },
  noneText: 'Les nouveaux messages apparaissent ici.',
  unread: '{number} nouveaux',
})
