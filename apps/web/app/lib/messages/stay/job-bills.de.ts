import { translation } from '../words.ts'
import type { jobBillWords } from './job-bills.ts'

export const de = translation<typeof jobBillWords>({
  title: 'Rechnungen',
  bill: 'Rechnung',
  entered: 'Erfasst am {moment}',
  charged: 'Berechnet am {moment}',
  states: {
    entered: 'Freigabe nötig',
    charged: 'Berechnet',
    refused: 'Abgelehnt',
  },
  state: 'Status',
  cost: 'Kosten',
  markup: 'Aufschlag',
  charge: 'Gesamt',
  yours: 'Ihr Anteil',
  viewBill: 'Rechnung {number} ansehen',
  noDocument: 'Kein Beleg',
  none: 'Noch keine Rechnung',
  noneText: 'Rechnungen der Firmen für diese Reparatur erscheinen hier.',
})
