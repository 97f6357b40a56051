import { translation } from '../words.ts'
import type { goodwillWords } from './goodwill.ts'

export const de = translation<typeof goodwillWords>({
  amount: 'Kulanz über die Bedingungen hinaus',
  amountHint: 'Leer lassen, um nur zu erstatten, was die Bedingungen vorsehen.',
  unclear: 'Geben Sie einen Betrag über null ein.',
  bearer: 'Wer zahlt, was über die Bedingungen hinausgeht?',
  bearerMissing: 'Wählen Sie, wer zahlt.',
  bearers: { owners: 'Eigentümer und wir, jeder seinen Anteil', company: 'Wir allein' },
  bearerHints: {
    owners: 'Miete und Provision gehen zurück. Die Eigentümer werden benachrichtigt.',
    company: 'Die Eigentümer behalten, was ihnen nach den Bedingungen zusteht.',
  },
  costTitle: '{beyond} gehen über die Bedingungen hinaus zurück',
  cost: 'Die Eigentümer erhalten {owners} weniger, wir {company} weniger.',
  needsSecond:
    'Das liegt über der Grenze einer Person. Der Aufenthalt bleibt gebucht, bis eine zweite Person zustimmt.',
  send: 'Zur Freigabe senden: {amount} gehen zurück',
  sent: 'Zur Freigabe gesendet. Der Aufenthalt bleibt gebucht, bis eine zweite Person zustimmt.',
  reason: 'Grund',
  reasonShort: 'Schreiben Sie mindestens zehn Zeichen.',
})
