import { translation } from '../words.ts'
import type { staffBillWords } from './bills.ts'

export const de = translation<typeof staffBillWords>({
  left: 'Noch bis zu {amount} belastbar.',
  enter: 'Rechnung erfassen',
  vendor: 'Dienstleister',
  choose: 'Dienstleister wählen',
  number: 'Rechnungsnummer',
  cost: 'Rechnungsbetrag',
  markup: 'Aufschlag (%)',
  less: 'Verringern',
  more: 'Erhöhen',
  unclear: 'Geben Sie einen Betrag ein.',
  file: 'Rechnung (PDF oder Foto)',
  fileHint: 'PDF oder Foto, bis 40 MB. Der Eigentümer kann sie öffnen.',
  uploading: 'Die Datei wird noch hochgeladen.',
  save: 'Rechnung speichern',
  saved: 'Rechnung gespeichert',
  charge: 'Eigentümer belasten',
  reject: 'Rechnung ablehnen',
  chargeOf: 'Eigentümer belasten: {number}',
  rejectOf: 'Rechnung ablehnen: {number}',
  charged: 'Dem Eigentümer belastet',
  rejected: 'Rechnung abgelehnt',
})
