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
  reference: 'Technische Referenz',
  body: 'Wir senden einen POST mit JSON. „amount“ ist die Provision in Cent, „subId“ die Sub-ID des Links oder null. An „id“ erkennen Sie Dubletten.',
  events: 'Ereignisse',
  when: 'Gesendet, wenn',
  eventTexts: {
    'booking.confirmed': 'die Buchung unterschrieben und bezahlt ist',
    'commission.earned': 'der Aufenthalt beendet ist',
    'commission.changed': 'Betrag oder Satz sich ändern oder die Provision wiederkehrt',
    'commission.reversed': 'die Buchung storniert ist, nicht stattfand oder wir die Provision zurücknehmen',
    'commission.paid': 'eine Auszahlung mit ihr gesendet ist',
    'commission.payout_returned': 'die Bank eine Auszahlung mit ihr zurückgab',
  },
  signature:
    'Der Header ist t=SEKUNDEN,v1=HEX. Berechnen Sie das HMAC über den rohen Body, vergleichen Sie in konstanter Zeit und verwerfen Sie, was älter als fünf Minuten ist.',
  retries:
    'Antworten Sie in 10 Sekunden mit einem 2xx-Status. Alles andere, auch eine Weiterleitung, wird mehrmals wiederholt.',
  deliveries: 'Letzte Zustellungen',
  event: 'Ereignis',
  at: 'Gesendet',
  state: 'Stand',
  delivered: 'Zugestellt',
  waiting: 'Noch nicht zugestellt',
  tries: '{count, plural, one {# Versuch} other {# Versuche}}, letzte Antwort {answer}',
})
