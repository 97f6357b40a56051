import { translation } from '../words.ts'
import type { staffInboxWords } from './inbox.ts'

export const fr = translation<typeof staffInboxWords>({
  title: 'Boîte de réception',
  lead: 'Ce que voyageurs et propriétaires écrivent à l’équipe ; d’abord ce qui attend le plus.',
  tabs: { waiting: 'Sans réponse', all: 'Toutes' },
  tabsLabel: 'Quelles conversations',
  who: 'Personne',
  last: 'Dernier message',
  since: 'Attend depuis',
  at: 'Dernier envoi',
  you: 'Équipe : {text}',
  none: { waiting: 'Aucun message n’attend', all: 'Aucun message' },
  noneText: 'Les nouveaux messages apparaissent ici.',
  unread: '{number} nouveaux',
})
