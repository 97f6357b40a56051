import { translation } from '../words.ts'
import type { homeDepositWords } from './home-deposit.ts'

export const fr = translation<typeof homeDepositWords>({
  title: 'Une caution',
  note: 'Bloquée sur la carte, non débitée',
  lead: 'Elle est bloquée sur la carte de l’hôte dès la veille de son arrivée, jusqu’à ce que plus rien ne puisse être réclamé du séjour ; elle figure à côté du prix, pas dedans. Ce qui est réglé d’une réclamation y est d’abord prélevé. Les séjours réservés gardent ce qui a été convenu.',
  amount: 'Caution par séjour',
  amountHint: '0 n’en demande aucune',
  unclear: 'Veuillez écrire un montant.',
  save: 'Enregistrer la caution',
  saved: 'Elle vaut dès le prochain devis',
})
