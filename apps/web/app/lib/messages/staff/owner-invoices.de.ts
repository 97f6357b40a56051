import { translation } from '../words.ts'
import type { staffOwnerInvoiceWords } from './owner-invoices.ts'

export const de = translation<typeof staffOwnerInvoiceWords>({
  title: 'Rechnungen an Eigentümer',
  lead: 'Eigentümer, deren Konto beim Abschluss eines Quartals unter null stand. Was ihre Häuser später verdienen, wird von selbst dagegen gerechnet; Geld, das anders kommt, wird hier vermerkt.',
  owner: 'Eigentümer',
  none: 'Kein Eigentümer schuldet etwas',
  noneText: 'Rechnungen entstehen, wenn ein Quartal geschlossen wird.',
  receive: 'Geld vermerken, das kam',
  receiveNote: 'es muss schon auf dem Treuhandkonto sein',
  amount: 'Betrag',
  receivedOn: 'Eingegangen am',
  reference: 'Was auf dem Beleg der Bank steht',
  note: 'Vermerken',
  noted: 'Vermerkt.',
  unclear: 'Geben Sie einen Betrag an',
  allPaid: 'Nichts davon ist mehr offen.',
})
