import { translation } from '../words.ts'
import type { staffOwnerInvoiceWords } from './owner-invoices.ts'

export const fr = translation<typeof staffOwnerInvoiceWords>({
  title: 'Factures aux propriétaires',
  lead: 'Propriétaires au solde négatif à la clôture du trimestre. Les revenus futurs s’imputent automatiquement ; enregistrez ici les autres paiements.',
  owner: 'Propriétaire',
  none: 'Aucune facture ouverte',
  noneText: 'Les factures paraissent quand un trimestre se clôt avec un solde négatif.',
  receive: 'Enregistrer le paiement',
  receiveNote: 'l’argent doit déjà être sur le compte fiduciaire',
  amount: 'Montant',
  receivedOn: 'Reçu le',
  reference: 'Référence bancaire',
  note: 'Enregistrer le paiement',
  noted: 'Paiement enregistré.',
  unclear: 'Saisissez un montant.',
  allPaid: 'Payée intégralement.',
})
