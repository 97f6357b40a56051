import { translation } from '../words.ts'
import type { jobBillWords } from './job-bills.ts'

export const fr = translation<typeof jobBillWords>({
  title: 'Factures',
  bill: 'Facture',
  entered: 'Saisie le {moment}',
  charged: 'Facturée le {moment}',
  states: {
    entered: 'Attend une décision',
    charged: 'Facturée',
    refused: 'Refusée',
  },
  state: 'État',
  cost: 'Coût',
  markup: 'Notre part',
  charge: 'En tout',
  yours: 'Votre part',
  paper: 'Ouvrir la facture {number}',
  noPaper: 'Sans document',
  none: 'Aucune facture encore',
  noneText: 'Ce que les entreprises demandent pour cette réparation figure ici.',
})
