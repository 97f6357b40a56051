import { translation } from '../words.ts'
import type { offlineWords } from './offline.ts'

export const de = translation<typeof offlineWords>({
  title: 'Sie sind offline',
  text: 'Sie haben diese Seite auf diesem Gerät noch nicht geöffnet. Sie öffnet sich, sobald Sie wieder online sind.',
  plainText: 'Seiten, die Sie auf diesem Gerät geöffnet haben, können Sie ohne Verbindung ansehen.',
  tryAgain: 'Erneut versuchen',
  saved: 'Offline gespeichert',
  storedAt: 'Stand: {when}',
  nothingSaved: 'Noch nichts offline gespeichert. Seiten werden beim Öffnen gespeichert.',
  waits:
    '{count, plural, one {Eine Änderung wartet} other {# Änderungen warten}} auf die Synchronisierung. Wir senden Änderungen, sobald Sie online sind.',
  newVersion: 'Ein Update ist verfügbar',
  newVersionText: 'Laden Sie neu, wann es Ihnen passt. Was Sie eingegeben haben, bleibt.',
  reload: 'Neu laden',
  later: 'Später',
  copy: 'Sie sehen diese Seite im Stand von {when}',
  copyText: 'Sie sind offline. Spätere Änderungen werden nicht angezeigt.',
  lost: 'Sie sind offline',
  lostText: 'Bereits geöffnete Seiten sind noch da. Andere brauchen eine Verbindung.',
  dismiss: 'Schließen',
})
