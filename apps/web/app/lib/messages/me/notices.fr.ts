import { translation } from '../words.ts'
import type { noticeWords } from './notices.ts'

export const fr = translation<typeof noticeWords>({
  messages: 'Vos messages',
  bell: '{unread, plural, =0 {Messages} one {Messages, # non lu} other {Messages, # non lus}}',
  toDo: 'À faire',
  earlier: 'Les plus récents',
  markAll: 'Tout marquer comme lu',
  seeAll: 'Voir tous les messages',
  choose: 'Choisir ce que nous vous écrivons',
  none: 'Rien de nouveau',
  noneText: 'Demandes, paiements et réponses apparaissent ici dès leur arrivée.',
  unread: 'Non lu',
  loading: 'Recherche de messages',
  lead: 'Tout ce que nous vous avons dit, le plus récent en premier.',
  tabs: { label: 'Quels messages', all: 'Tous', unread: 'Non lus', todo: 'À faire' },
  noneHere: {
    all: 'Pas encore de messages',
    unread: 'Vous avez tout lu',
    todo: 'Rien ne vous attend',
  },
  noneHereText: 'Demandes, paiements et réponses apparaissent ici dès leur arrivée.',
  read: 'Tous les messages sont marqués comme lus.',
  pages: 'Pages de messages',
  previousPage: 'Messages plus récents',
  nextPage: 'Messages plus anciens',
  page: 'Page {number}',
  opening: 'Ouverture de votre message',
  openingText: 'S’il ne se passe rien, continuez vous-même.',
  goOn: 'Continuer',
})
