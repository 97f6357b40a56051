import { translation } from '../words.ts'
import type { notificationWords } from './notifications.ts'

export const de = translation<typeof notificationWords>({
  messages: 'Benachrichtigungen',
  bell: '{unread, plural, =0 {Benachrichtigungen} one {Benachrichtigungen, # ungelesen} other {Benachrichtigungen, # ungelesen}}',
  toDo: 'Zu tun',
  earlier: 'Das Neueste',
  markAll: 'Alle als gelesen markieren',
  seeAll: 'Alle Benachrichtigungen ansehen',
  choose: 'Benachrichtigungseinstellungen',
  none: 'Alles gelesen',
  noneText: 'Anfragen, Zahlungen und Antworten erscheinen hier.',
  unread: 'Ungelesen',
  loading: 'Benachrichtigungen werden geladen',
  lead: 'Alle Benachrichtigungen, die neuesten zuerst.',
  tabs: { label: 'Benachrichtigungen filtern', all: 'Alle', unread: 'Ungelesen', todo: 'Zu tun' },
  noneHere: {
    all: 'Noch keine Benachrichtigungen',
    unread: 'Alles gelesen',
    todo: 'Nichts zu tun',
  },
  noneHereText: 'Anfragen, Zahlungen und Antworten erscheinen hier.',
  read: 'Alle Benachrichtigungen als gelesen markiert.',
  pages: 'Seiten mit Benachrichtigungen',
  previousPage: 'Neuere Benachrichtigungen',
  nextPage: 'Ältere Benachrichtigungen',
  page: 'Seite {number}',
  opening: 'Ihre Benachrichtigung wird geöffnet',
  openingText: 'Wenn nichts geschieht, wählen Sie Weiter.',
  goOn: 'Weiter',
})
