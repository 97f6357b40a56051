import { translation } from '../words.ts'
import type { noticeWords } from './notices.ts'

export const de = translation<typeof noticeWords>({
  messages: 'Nachrichten',
  bell: '{unread, plural, =0 {Nachrichten} one {Nachrichten, # ungelesen} other {Nachrichten, # ungelesen}}',
  toDo: 'Zu tun',
  earlier: 'Das Neueste',
  markAll: 'Alle als gelesen markieren',
  seeAll: 'Alle Nachrichten ansehen',
  choose: 'Wählen, was wir Ihnen schreiben',
  none: 'Nichts Neues',
  noneText: 'Anfragen, Zahlungen und Antworten stehen hier, sobald sie kommen.',
  unread: 'Ungelesen',
  loading: 'Nachrichten werden gesucht',
  lead: 'Alles, was wir Ihnen mitgeteilt haben, das Neueste zuerst.',
  tabs: { label: 'Welche Nachrichten', all: 'Alle', unread: 'Ungelesen', todo: 'Zu tun' },
  noneHere: {
    all: 'Noch keine Nachrichten',
    unread: 'Sie haben alles gelesen',
    todo: 'Nichts wartet auf Sie',
  },
  noneHereText: 'Anfragen, Zahlungen und Antworten stehen hier, sobald sie kommen.',
  read: 'Alle Nachrichten sind als gelesen markiert.',
  pages: 'Seiten mit Nachrichten',
  previousPage: 'Neuere Nachrichten',
  nextPage: 'Ältere Nachrichten',
  page: 'Seite {number}',
  opening: 'Ihre Nachricht wird geöffnet',
  openingText: 'Wenn nichts geschieht, gehen Sie bitte selbst weiter.',
  goOn: 'Weiter',
})
