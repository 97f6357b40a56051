import { translation } from '../words.ts'
import type { listWords } from './lists.ts'

export const de = translation<typeof listWords>({
  favorites: {
    title: 'Ihre Merkliste',
    text: 'Ihre gemerkten Häuser, auf jedem Gerät, auf dem Sie sich anmelden.',
    onDevice:
      'Ihre gemerkten Häuser auf diesem Gerät. Speichern Sie die Liste per E-Mail oder melden Sie sich an, um sie überall zu sehen.',
    empty: 'Noch keine Häuser gemerkt.',
    emptyText: 'Wählen Sie das Herz an einem Haus, um es hier zu merken.',
  },
  seen: {
    title: 'Zuletzt angesehen',
    text: 'Häuser, die Sie auf diesem Gerät angesehen haben. Nur Sie sehen diese Liste.',
    empty: 'Noch nichts angesehen.',
    emptyText: 'Angesehene Häuser erscheinen hier, damit Sie sie wiederfinden.',
    forget: 'Liste leeren',
  },
  sleeps: 'für {number} Personen',
  rated: '{rating} von 5',
  from: 'ab {price} die Nacht, inklusive Gebühren',
  choose: 'Vergleichen',
  chooseHome: '{name} vergleichen',
  compare: '{number, plural, =0 {Vergleichen} one {# Haus vergleichen} other {# Häuser vergleichen}}',
  compareHint: 'Wählen Sie zwei bis {most} Häuser.',
  tooFew:
    '{number, plural, =0 {Wählen Sie mindestens zwei Häuser zum Vergleichen.} other {Wählen Sie noch ein Haus zum Vergleichen.}}',
  seeAll: 'Alle Häuser ansehen',
  byEmail: 'Liste per E-Mail speichern',
  logIn: 'Anmelden',
  loading: 'Die Häuser werden geladen',
  again: 'Noch einmal versuchen',
  needsScripts:
    'Diese Liste liegt auf Ihrem Gerät und braucht JavaScript. Melden Sie sich an, um sie ohne JavaScript zu sehen.',
})
