import { translation } from '../words.ts'
import type { offlineWords } from './offline.ts'

export const de = translation<typeof offlineWords>({
  title: 'Sie sind offline',
  text: 'Diese Seite wurde auf diesem Gerät noch nicht geöffnet und muss auf eine Verbindung warten. Sobald es eine gibt, öffnet sie sich von selbst.',
  plainText: 'Seiten, die Sie auf diesem Gerät geöffnet haben, können Sie ohne Verbindung ansehen.',
  tryAgain: 'Erneut versuchen',
  kept: 'Diese können Sie jetzt öffnen',
  keptAt: 'Stand: {when}',
  nothingKept: 'Auf diesem Gerät ist noch nichts gespeichert. Seiten werden gespeichert, wenn Sie sie öffnen.',
  waits:
    '{count, plural, one {Eine Änderung wartet} other {# Änderungen warten}} auf diesem Gerät und werden gesendet, sobald Sie online sind.',
  newVersion: 'Eine neue Version ist bereit',
  newVersionText: 'Laden Sie neu, wann es Ihnen passt. Was Sie eingegeben haben, bleibt.',
  reload: 'Neu laden',
  later: 'Später',
  copy: 'Sie sehen diese Seite im Stand von {when}',
  copyText: 'Es gibt gerade keine Verbindung. Was sich seitdem geändert hat, ist nicht zu sehen.',
  lost: 'Sie sind offline',
  lostText: 'Was Sie geöffnet haben, bleibt hier. Andere Seiten müssen auf eine Verbindung warten.',
  dismiss: 'Schließen',
})
