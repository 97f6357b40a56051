import { translation } from '../words.ts'
import type { listWords } from './lists.ts'

export const de = translation<typeof listWords>({
  favorites: {
    title: 'Ihre Merkliste',
    text: 'Häuser, die Sie sich merken, auf jedem Gerät, auf dem Sie sich anmelden.',
    onDevice: 'Häuser, die Sie sich merken, auf diesem Gerät. Nach der Anmeldung stehen sie auf allen.',
    empty: 'Noch kein Haus gemerkt.',
    emptyText: 'Drücken Sie das Herz an einem Haus, und es wartet hier auf Sie.',
  },
  seen: {
    title: 'Zuletzt angesehen',
    text: 'Häuser, die Sie auf diesem Gerät zuletzt angesehen haben. Niemand sonst kennt diese Liste.',
    empty: 'Noch nichts angesehen.',
    emptyText: 'Hier stehen die Häuser, die Sie ansehen, damit Sie sie wiederfinden.',
    forget: 'Diese Liste vergessen',
  },
  sleeps: 'für {number} Personen',
  rated: '{rating} von 5',
  from: 'ab {price} die Nacht, inklusive Gebühren',
  choose: 'Vergleichen',
  chooseHome: '{name} vergleichen',
  compare: '{number, plural, =0 {Vergleichen} one {# Haus vergleichen} other {# Häuser vergleichen}}',
  compareHint: 'Wählen Sie zwei bis {most} Häuser.',
  tooFew:
    '{number, plural, =0 {Kreuzen Sie zuerst die Häuser an, die Sie vergleichen möchten: zwei oder mehr.} other {Kreuzen Sie noch ein Haus an: Verglichen werden zwei oder mehr.}}',
  seeAll: 'Alle Häuser ansehen',
  logIn: 'Anmelden',
  loading: 'Die Häuser werden geladen',
  again: 'Noch einmal versuchen',
  needsScripts: 'Diese Liste liegt auf Ihrem Gerät und braucht Skripte. Nach der Anmeldung sehen Sie sie auch ohne.',
})
