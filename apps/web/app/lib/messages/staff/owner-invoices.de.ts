import { translation } from '../words.ts'
import type { staffOwnerInvoiceWords } from './owner-invoices.ts'

export const de = translation<typeof staffOwnerInvoiceWords>({
  title: 'Eigentümerrechnungen',
  lead: 'Eigentümer mit negativem Saldo zum Quartalsende. Künftige Erträge werden automatisch verrechnet; erfassen Sie hier andere Zahlungen.',
  owner: 'Eigentümer',
  none: 'Keine offenen Eigentümerrechnungen',
  noneText: 'Rechnungen erscheinen, wenn ein Quartal mit negativem Saldo schließt.',
  receive: 'Zahlung erfassen',
  receiveNote: 'das Geld muss bereits auf dem Treuhandkonto sein',
  amount: 'Betrag',
  receivedOn: 'Eingegangen am',
  reference: 'Bankreferenz',
  note: 'Zahlung erfassen',
  noted: 'Zahlung erfasst.',
  unclear: 'Geben Sie einen Betrag ein.',
  allPaid: 'Vollständig bezahlt.',
})
