import { translation } from '../words.ts'
import type { paymentRequestWords } from './payment-requests.ts'

export const de = translation<typeof paymentRequestWords>({
  title: 'Zahlung anfordern',
  text: 'Berechnen Sie Extras wie eine späte Abreise, ein Kinderbett oder Feuerholz. Der Gast stimmt zuerst zu; dann kommt der Betrag zum Buchungspreis hinzu.',
  amount: 'Betrag inklusive Steuern',
  reason: 'Beschreibung',
  ask: 'Anforderung senden',
  sent: 'Zahlungsanforderung gesendet',
  missing: 'Bitte ausfüllen.',
  withdraw: 'Zurücknehmen',
  unclear: 'Geben Sie einen Betrag ein.',
  states: {
    open: 'Wartet auf den Gast',
    accepted: 'Angenommen',
    withdrawn: 'Zurückgenommen',
    canceled: 'Storniert',
  },
  sentForApproval: 'Zur Freigabe gesendet. Der Gast erhält die Anforderung, sobald eine zweite Person sie freigibt.',
})
