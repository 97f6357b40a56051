import { translation } from '../words.ts'
import type { notificationWords } from './notifications.ts'

export const fr = translation<typeof notificationWords>({
  messages: 'Notifications',
  bell: '{unread, plural, =0 {Notifications} one {Notifications, # non lue} other {Notifications, # non lues}}',
  toDo: 'À faire',
  earlier: 'Les plus récentes',
  markAll: 'Tout marquer comme lu',
  seeAll: 'Voir toutes les notifications',
  choose: 'Paramètres de notification',
  none: 'Vous êtes à jour',
  noneText: 'Les demandes, paiements et réponses apparaissent ici.',
  unread: 'Non lue',
  loading: 'Chargement des notifications',
  lead: 'Toutes vos notifications, les plus récentes en premier.',
  tabs: { label: 'Filtrer les notifications', all: 'Toutes', unread: 'Non lues', todo: 'À faire' },
  noneHere: {
    all: 'Aucune notification',
    unread: 'Vous êtes à jour',
    todo: 'Rien à faire',
  },
  noneHereText: 'Les demandes, paiements et réponses apparaissent ici.',
  read: 'Toutes les notifications sont marquées comme lues.',
  pages: 'Pages de notifications',
  previousPage: 'Notifications plus récentes',
  nextPage: 'Notifications plus anciennes',
  page: 'Page {number}',
  opening: 'Ouverture de votre notification',
  openingText: 'S’il ne se passe rien, choisissez Continuer.',
  goOn: 'Continuer',
})
