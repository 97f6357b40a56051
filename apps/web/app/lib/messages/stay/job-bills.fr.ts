import { translation } from '../words.ts'
import type { jobBillWords } from './job-bills.ts'

export const fr = translation<typeof jobBillWords>({
  title: 'Factures',
  bill: 'Facture',
  entered: 'Saisie le {moment}',
  charged: 'Facturée le {moment}',
  states: {
    entered: 'À approuver',
    charged: 'Facturée',
    refused: 'Refusée',
  },
  state: 'État',
  cost: 'Coût',
  markup: 'Marge',
  charge: 'Total',
  yours: 'Votre part',
  viewBill: 'Voir la facture {number}',
  noDocument: 'Sans document',
  none: 'Aucune facture encore',
  noneText: 'Les factures des prestataires pour cette réparation apparaissent ici.',
})
