import { translation } from '../words.ts'
import type { postbackWords } from './postbacks.ts'

export const de = translation<typeof postbackWords>({
  title: 'Meldungen an Ihr System',
  note: 'Wir melden Ihrem System jede Buchung',
  url: 'URL für Meldungen',
  urlHint: 'Eine https-Adresse Ihres Systems',
  badAddress: 'Geben Sie eine öffentliche https-Adresse ein.',
  secret: 'Signaturschlüssel, nur jetzt sichtbar',
  save: 'Speichern und Schlüssel erzeugen',
  stop: 'Meldungen beenden',
  saved: 'Gespeichert. Kopieren Sie jetzt den Schlüssel.',
  howToVerify:
    'Jede Meldung ist signiert: Der Header „porchlight-signature“ enthält die Zeit und das HMAC-SHA256 von „Zeit.Body“ mit Ihrem Schlüssel. Über den Gast wird nichts gesendet.',
  deliveries: 'Letzte Zustellungen',
  event: 'Ereignis',
  at: 'Gesendet',
  state: 'Stand',
  delivered: 'Zugestellt',
  waiting: 'Noch nicht zugestellt',
  tries: '{count, plural, one {# Versuch} other {# Versuche}}, letzte Antwort {answer}',
})
