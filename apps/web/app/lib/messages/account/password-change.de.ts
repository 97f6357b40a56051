import { translation } from '../words.ts'
import type { passwordChangeWords } from './password-change.ts'

export const de = translation<typeof passwordChangeWords>({
  change: 'Passwort ändern',
  expired: 'Passwort abgelaufen',
  temporaryText: 'Sie haben sich mit einem vorläufigen Passwort angemeldet. Wählen Sie ein eigenes.',
  current: 'Aktuelles Passwort',
  fresh: 'Neues Passwort',
  confirm: 'Passwort wiederholen',
  show: '{field} anzeigen',
  hide: '{field} verbergen',
  send: 'Passwort ändern',
  cancel: 'Abbrechen',
  close: 'Schließen',
  weak: 'Dieses Passwort ist zu schwach. Verwenden Sie mindestens 8 Zeichen und mischen Sie Buchstaben, Ziffern und Sonderzeichen.',
  mismatch: 'Passwort und Wiederholung müssen übereinstimmen',
  changed: 'Ihr Passwort ist geändert. Alle anderen Sitzungen wurden abgemeldet.',
  missingUser: 'Der Benutzer fehlt',
})
