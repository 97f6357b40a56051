import { translation } from '../words.ts'
import type { askingWords } from './asking.ts'

export const fr = translation<typeof askingWords>({
  title: 'Demander un paiement',
  text: 'Pour ce qui s’ajoute au prix : départ tardif, lit de bébé, bois. L’hôte accepte d’abord, puis cela devient une ligne du prix du séjour.',
  amount: 'Montant, taxes comprises',
  reason: 'Pour quoi',
  ask: 'Demander à l’hôte',
  asked: 'L’hôte reçoit une lettre',
  missing: 'À remplir.',
  withdraw: 'Retirer',
  unclear: 'Ce n’est pas un montant.',
  states: { asked: 'Attend l’hôte', accepted: 'Accepté', withdrawn: 'Retirée', taken_back: 'Annulé' },
  sentForApproval: 'Envoyé pour approbation. La demande part au voyageur après l’accord d’une deuxième personne.',
})
