import { translation } from '../words.ts'
import type { staffBillWords } from './bills.ts'

export const fr = translation<typeof staffBillWords>({
  left: 'Reste à facturer : {amount} au maximum.',
  enter: 'Saisir une facture',
  vendor: 'Prestataire',
  choose: 'Choisissez un prestataire',
  number: 'Numéro de facture',
  cost: 'Montant de la facture',
  markup: 'Marge (%)',
  less: 'Diminuer',
  more: 'Augmenter',
  unclear: 'Saisissez un montant.',
  file: 'Facture (PDF ou photo)',
  fileHint: 'PDF ou photo, 40 Mo au maximum. Le propriétaire peut l’ouvrir.',
  uploading: 'Le fichier est en cours d’envoi.',
  save: 'Enregistrer la facture',
  saved: 'Facture enregistrée',
  charge: 'Facturer au propriétaire',
  reject: 'Rejeter la facture',
  chargeOf: 'Facturer au propriétaire : {number}',
  rejectOf: 'Rejeter la facture : {number}',
  charged: 'Facturée au propriétaire',
  rejected: 'Facture rejetée',
})
