import { translation } from '../words.ts'
import type { homeDepositWords } from './home-deposit.ts'

export const fr = translation<typeof homeDepositWords>({
  title: 'Une caution',
  note: 'Bloquée sur la carte, non débitée',
  lead: 'Elle est bloquée sur la carte de l’hôte dès la veille de son arrivée, jusqu’à ce que plus rien ne puisse être réclamé du séjour ; elle figure à côté du prix, pas dedans. Ce qui est réglé d’une réclamation y est d’abord prélevé. Les séjours réservés gardent ce qui a été convenu.',
  amount: 'Caution par séjour',
  amountHint: '0 n’en demande aucune',
  waiverLead:
    'Le voyageur peut choisir une renonciation à la place : il paie une petite somme qui n’est pas rendue, rien n’est bloqué, et ce qui est convenu d’une réclamation vous est payé sur les renonciations jusqu’à la limite.',
  price: 'Prix de la renonciation',
  priceHint: '0 : personne ne peut la choisir',
  limit: 'Elle paie jusqu’à',
  limitHint: 'Au moins la caution',
  noDeposit: 'Elle remplace une caution : demandez-en une d’abord.',
  tooLow: 'C’est moins que la caution.',
  unclear: 'Veuillez écrire un montant.',
  save: 'Enregistrer la caution',
  saved: 'Elle vaut dès le prochain devis',
})
