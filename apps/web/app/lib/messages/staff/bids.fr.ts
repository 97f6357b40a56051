import { translation } from '../words.ts'
import type { staffBidWords } from './bids.ts'

export const fr = translation<typeof staffBidWords>({
  title: 'Nouveau devis',
  vendor: 'Prestataire',
  kind: 'Type de coût',
  markup: 'Marge (%)',
  less: 'Diminuer',
  more: 'Augmenter',
  unclear: 'Saisissez un montant.',
  remove: 'Supprimer la ligne',
  addLine: 'Ajouter une ligne',
  note: 'Note au propriétaire',
  sum: 'Total : {amount}.',
  needsApproval: 'L’accord du propriétaire est nécessaire.',
  withinLimit: 'Dans la limite : vous pouvez commander les travaux.',
  submit: 'Envoyer le devis',
  submitted: 'Devis envoyé',
  order: 'Commander les travaux',
  ordered: 'Travaux commandés. Le propriétaire est prévenu.',
  limitChange: 'Modifier le plafond de réparations',
  limitAmount: 'Sans accord du propriétaire jusqu’à',
  limitHint: 'Le montant accepté par écrit par le propriétaire.',
  limitFrom: 'Date d’effet',
  limitSave: 'Enregistrer le plafond',
  limitSaved: 'Plafond enregistré',
})
