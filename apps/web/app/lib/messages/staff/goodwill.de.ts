import { translation } from '../words.ts'
import type { goodwillWords } from './goodwill.ts'

export const de = translation<typeof goodwillWords>({
  amount: 'Kulanzerstattung über die Bedingungen hinaus',
  amountHint: 'Leer lassen, um nur nach den Bedingungen zu erstatten.',
  unclear: 'Geben Sie einen Betrag über null ein.',
  bearer: 'Wer trägt die Kulanzerstattung?',
  bearerMissing: 'Wählen Sie, wer zahlt.',
  bearers: { owners: 'Eigentümer und Unternehmen anteilig', company: 'Nur das Unternehmen' },
  bearerHints: {
    owners: 'Miete und Provision werden erstattet. Die Eigentümer werden benachrichtigt.',
    company: 'Eigentümer erhalten weiter ihren Anteil nach den Bedingungen.',
  },
  costTitle: '{beyond} Erstattung über die Bedingungen hinaus',
  cost: 'Der Eigentümeranteil sinkt um {owners}, der Unternehmensanteil um {company}.',
  needsSecond:
    'Das liegt über dem Limit einer einzelnen Person. Die Buchung bleibt bestehen, bis eine zweite Person freigibt.',
  send: 'Freigabe für {amount} Erstattung anfordern',
  sent: 'Zur Freigabe gesendet. Die Buchung bleibt bestehen, bis eine zweite Person freigibt.',
  reason: 'Grund',
  reasonShort: 'Geben Sie mindestens 10 Zeichen ein.',
})
