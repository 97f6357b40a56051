import { translation } from '../words.ts'
import type { goodwillWords } from './goodwill.ts'

export const fr = translation<typeof goodwillWords>({
  amount: 'Geste commercial au-delà des conditions',
  amountHint: 'Laissez vide pour ne rembourser que ce que prévoient les conditions.',
  unclear: 'Saisissez un montant supérieur à zéro.',
  bearer: 'Qui paie le geste commercial ?',
  bearerMissing: 'Choisissez qui paie.',
  bearers: { owners: 'Propriétaires et entreprise, chacun sa part', company: 'L’entreprise seule' },
  bearerHints: {
    owners: 'Loyer et commission sont remboursés. Les propriétaires sont prévenus.',
    company: 'Les propriétaires gardent leur part selon les conditions.',
  },
  costTitle: '{beyond} remboursés au-delà des conditions',
  cost: 'La part des propriétaires baisse de {owners}, celle de l’entreprise de {company}.',
  needsSecond:
    'Ce montant dépasse la limite d’une personne. La réservation reste active jusqu’à l’accord d’une seconde personne.',
  send: 'Demander l’accord pour rembourser {amount}',
  sent: 'Envoyé pour approbation. La réservation reste active jusqu’à l’accord d’une seconde personne.',
  reason: 'Motif',
  reasonShort: 'Saisissez au moins 10 caractères.',
})
