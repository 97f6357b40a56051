import { translation } from '../words.ts'
import type { priceWords } from './price.ts'

export const fr = translation<typeof priceWords>({
  headline: 'Le séjour, tous frais compris',
  total: 'Total',
  forNights: 'pour {nights, plural, one {# nuit} other {# nuits}}',
  allFeesIn: 'tous frais compris',
  taxesBeside: 'tous frais compris ; taxes : {amount}',
  noTaxes: 'tous frais compris ; sans taxes',
  dueNow: 'Rien n’est débité avant votre signature. Ensuite, {amount}.',
  dueThen: '{amount} le {date}',
  deposit:
    'Une caution de {amount} est bloquée sur votre carte avant l’arrivée et libérée après le séjour. Elle ne fait pas partie du prix.',
  until: 'Jusqu’au {moment}',
  after: 'Ensuite',
  back: 'Remboursement de {amount}',
  today: 'Aujourd’hui',
  policy: 'Conditions : {name}. Heures locales de la maison.',
})
