import { translation } from '../words.ts'
import type { clientInvoiceWords } from './client-invoices.ts'

export const de = translation<typeof clientInvoiceWords>({
  title: 'Rechnungen an Kunden',
  titleNote: 'Was Sie Ihren Kunden selbst berechnen',
  number: 'Rechnung',
  client: 'Kunde',
  agent: 'Ansprechpartner',
  state: 'Status',
  fee: 'Honorar',
  acts: 'Aktionen',
  stands: 'Ausgestellt',
  voided: 'Storniert',
  void: 'Stornieren',
  voidOf: 'Rechnung {number} stornieren',
  voidText: 'Die Rechnung bleibt als storniert in der Liste. Danach können Sie für diese Buchung eine neue ausstellen.',
  reason: 'Grund',
  pdfOf: '{number}: PDF herunterladen',
  issue: 'Rechnung an Kunden',
  issueFor: 'Rechnung an Kunden: {client}',
  issueText:
    'Der Aufenthalt ({stay}) steht zur Information auf der Rechnung; Ihr Kunde zahlt ihn direkt an uns. Berechnet wird Ihr eigenes Honorar. Ihre Provision steht nicht darauf.',
  feeLabel: 'Wofür das Honorar ist',
  usualFee: 'Honorar für die Reiseplanung',
  note: 'Hinweis auf der Rechnung',
  unclear: 'Geben Sie einen Betrag ein, z. B. 150.',
  issueNow: 'Rechnung ausstellen',
  issued: 'Rechnung ausgestellt.',
  close: 'Schließen',
})
