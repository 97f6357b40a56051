import { translation } from '../words.ts'
import type { jobBillWords } from './job-bills.ts'

export const de = translation<typeof jobBillWords>({
  title: 'Rechnungen',
  bill: 'Rechnung',
  entered: 'Erfasst am {moment}',
  charged: 'Berechnet am {moment}',
  states: {
    entered: 'Wartet auf Entscheidung',
    charged: 'Berechnet',
    refused: 'Abgelehnt',
  },
  state: 'Stand',
  cost: 'Kosten',
  markup: 'Unser Anteil',
  charge: 'Insgesamt',
  yours: 'Ihr Anteil',
  paper: 'Rechnung {number} öffnen',
  noPaper: 'Kein Beleg',
  none: 'Noch keine Rechnung',
  noneText: 'Was Firmen für diese Reparatur verlangen, steht hier.',
})
