import { translation } from '../words.ts'
import type { correctionWords } from './corrections.ts'

export const fr = translation<typeof correctionWords>({
  title: 'Ajuster le compte du propriétaire',
  open: 'Nouvel ajustement',
  lead: 'Comptabilise une écriture datée à votre nom. Le propriétaire est prévenu et la voit sur son relevé.',
  owner: 'Propriétaire',
  what: 'Type',
  kinds: {
    credit: 'Crédit au propriétaire',
    charge: 'Débit du propriétaire',
    owner_stay: 'Ménage d’un séjour propriétaire',
  },
  amount: 'Montant',
  on: 'Date comptable',
  onHint: 'Une date dans un trimestre clos est comptabilisée le premier jour ouvert.',
  note: 'Texte sur le relevé',
  noteHint: 'Ce que lit le propriétaire, par exemple « Linge perdu en juillet, remplacé ».',
  noteShort: 'Saisissez au moins 3 caractères.',
  unclear: 'Saisissez un montant.',
  proofHint:
    'Pourquoi le solde était faux. Au-delà de la limite, un second approbateur compare avec la pièce jointe. Le propriétaire lit le motif et peut ouvrir les fichiers.',
  consequence: {
    credit: '{owner} est crédité de {amount}. La part de l’entreprise sur le compte fiduciaire baisse de {amount}.',
    charge: '{owner} est débité de {amount} au profit de l’entreprise. Le prochain versement baisse de {amount}.',
    owner_stay:
      '{owner} est débité de {amount} pour le ménage, comptabilisé en produit de l’entreprise. Le prochain versement baisse de {amount}.',
  },
  save: 'Comptabiliser l’ajustement',
  booked: 'Comptabilisé au {date}.',
})
