import { translation } from '../words.ts'
import type { staffBillWords } from './bills.ts'

export const fr = translation<typeof staffBillWords>({
  left: 'On peut encore facturer jusqu’à {amount}.',
  enter: 'Saisir une facture',
  vendor: 'Entreprise',
  choose: 'Choisissez une entreprise',
  number: 'Son numéro',
  cost: 'Ce qu’elle demande',
  markup: 'Notre part, pour cent',
  less: 'Moins',
  more: 'Davantage',
  unclear: 'Veuillez saisir un montant.',
  paper: 'La facture elle-même',
  paperHint: 'Un PDF ou une image de 40 Mo au plus. Le propriétaire peut l’ouvrir.',
  stillSending: 'Le document est encore en route.',
  save: 'La saisir',
  saved: 'La facture est saisie',
  charge: 'Facturer au propriétaire',
  refuse: 'La refuser',
  chargeOf: 'Facturer au propriétaire : {number}',
  refuseOf: 'La refuser : {number}',
  charged: 'Le propriétaire est facturé',
  refused: 'La facture est refusée',
})
