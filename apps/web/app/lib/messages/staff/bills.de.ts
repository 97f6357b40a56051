import { translation } from '../words.ts'
import type { staffBillWords } from './bills.ts'

export const de = translation<typeof staffBillWords>({
  left: 'Bis {amount} können noch berechnet werden.',
  enter: 'Rechnung erfassen',
  vendor: 'Firma',
  choose: 'Firma wählen',
  number: 'Ihre Nummer',
  cost: 'Was sie verlangt',
  markup: 'Unser Anteil, Prozent',
  less: 'Weniger',
  more: 'Mehr',
  unclear: 'Bitte geben Sie einen Betrag ein.',
  paper: 'Die Rechnung selbst',
  paperHint: 'Ein PDF oder ein Bild, bis 40 MB. Der Eigentümer kann es öffnen.',
  stillSending: 'Der Beleg ist noch unterwegs.',
  save: 'Erfassen',
  saved: 'Die Rechnung ist erfasst',
  charge: 'Dem Eigentümer berechnen',
  refuse: 'Ablehnen',
  chargeOf: 'Dem Eigentümer berechnen: {number}',
  refuseOf: 'Ablehnen: {number}',
  charged: 'Dem Eigentümer ist es berechnet',
  refused: 'Die Rechnung ist abgelehnt',
})
