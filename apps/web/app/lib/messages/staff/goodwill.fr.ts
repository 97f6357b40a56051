import { translation } from '../words.ts'
import type { goodwillWords } from './goodwill.ts'

export const fr = translation<typeof goodwillWords>({
  amount: 'Geste commercial au-delà des conditions',
  amountHint: 'Laissez vide pour rembourser ce que prévoient les conditions, et rien de plus.',
  unclear: 'Saisissez un montant supérieur à zéro.',
  bearer: 'Qui paie ce qui dépasse les conditions ?',
  bearerMissing: 'Choisissez qui paie.',
  bearers: { owners: 'Les propriétaires et nous, chacun sa part', company: 'Nous seuls' },
  bearerHints: {
    owners: 'Loyer et commission sont rendus. Les propriétaires sont avertis.',
    company: 'Les propriétaires gardent ce que leur donnent les conditions.',
  },
  costTitle: '{beyond} sont remboursés au-delà des conditions',
  cost: 'Les propriétaires reçoivent {owners} de moins, nous {company} de moins.',
  needsSecond:
    'Cela dépasse la limite d’une personne. Le séjour reste réservé jusqu’à l’accord d’une deuxième personne.',
  send: 'Envoyer pour approbation : {amount} sont remboursés',
  sent: 'Envoyé pour approbation. Le séjour reste réservé jusqu’à l’accord d’une deuxième personne.',
  reason: 'Motif',
  reasonShort: 'Écrivez au moins dix caractères.',
})
