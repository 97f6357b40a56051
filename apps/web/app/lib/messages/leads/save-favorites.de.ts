import { translation } from '../words.ts'
import type { saveFavoritesWords } from './save-favorites.ts'

export const de = translation<typeof saveFavoritesWords>({
  title: 'Ihre Merkliste speichern',
  one: 'Dieses Haus merken',
  lead: 'Wir senden Ihnen einen Link zu Ihrer Merkliste. Er öffnet sich auf jedem Gerät, ohne Konto.',
  email: 'E-Mail',
  action: 'Link senden',
  privacy: 'Wir nutzen Ihre Adresse nur für diese Liste. Sie können sie jederzeit löschen.',
  account: 'Haben Sie ein Konto?',
  login: 'Anmelden und dort speichern',
  sent: 'Sehen Sie in Ihr Postfach',
  sentText:
    'Wir haben einen Link an {email} gesendet. Öffnen Sie ihn, um {homes, plural, one {dieses Haus} other {diese # Häuser}} zu speichern. Kommt er in einigen Minuten nicht an, sehen Sie im Spam-Ordner nach.',
  wrong: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  gone: 'Diese Häuser sind nicht mehr im Angebot. Wählen Sie andere.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es in einigen Minuten noch einmal.',
  none: 'Keine Häuser ausgewählt',
  noneText: 'Wählen Sie das Herz an einem Haus, um es auf Ihre Liste zu setzen.',
  toSearch: 'Alle Häuser ansehen',
  yours: 'Ihre Merkliste',
  savedFor: 'Gespeichert für {email}',
  confirmText:
    '{homes, plural, one {Dieses Haus auf Ihre Merkliste setzen?} other {Diese # Häuser auf Ihre Merkliste setzen?}}',
  confirm: '{homes, plural, one {Haus speichern} other {# Häuser speichern}}',
  remove: 'Entfernen',
  removeHome: '{name} entfernen',
  empty: 'Diese Liste ist leer.',
  emptyText: 'Die Häuser sind vielleicht nicht mehr im Angebot, oder Sie haben sie entfernt.',
  stopped: 'Diese Liste wurde gelöscht, und {email} bekommt dazu keine E-Mails mehr.',
  deleteList: 'Diese Liste löschen',
  deleteText: 'Löscht die Liste und beendet ihre E-Mails. Das lässt sich nicht rückgängig machen.',
  join: 'Eröffnen Sie ein Konto mit {email}, dann werden diese Häuser Ihre Merkliste.',
  joinAction: 'Registrieren',
})
