import { translation } from '../words.ts'
import type { clientInvoiceWords } from './client-invoices.ts'

export const fr = translation<typeof clientInvoiceWords>({
  title: 'Factures clients',
  titleNote: 'Ce que vous facturez vous-même à vos clients',
  number: 'Facture',
  client: 'Facturé à',
  agent: 'Conseiller',
  state: 'Statut',
  fee: 'Honoraires',
  acts: 'Actions',
  stands: 'Émise',
  voided: 'Annulée',
  void: 'Annuler',
  voidOf: 'Annuler la facture {number}',
  voidText:
    'La facture reste dans la liste comme annulée. Vous pouvez ensuite en émettre une autre pour cette réservation.',
  reason: 'Motif',
  pdfOf: '{number} : télécharger le PDF',
  issue: 'Facturer le client',
  issueFor: 'Facturer le client : {client}',
  issueText:
    'Le séjour ({stay}) figure pour information ; votre client nous le paie directement. La facture porte sur vos propres honoraires. Votre commission n’y figure pas.',
  feeLabel: 'Objet des honoraires',
  usualFee: 'Honoraires de planification du voyage',
  note: 'Note sur la facture',
  unclear: 'Saisissez un montant, par exemple 150.',
  issueNow: 'Émettre la facture',
  issued: 'Facture émise.',
  close: 'Fermer',
})
