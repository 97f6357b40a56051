import { translation } from '../words.ts'
import type { stayPriceWords } from './stay-prices.ts'

export const fr = translation<typeof stayPriceWords>({
  arrive: 'Arrivée',
  depart: 'Départ',
  adults: 'Adultes',
  children: 'Enfants',
  showPrices: 'Voir les prix',
  allIn: 'tous frais compris,',
  taxes: 'taxes {amount}',
  noTaxes: 'sans taxes',
  fromNight: 'la nuit au plus bas, frais compris',
  unknown: 'non connu',
  datesRefused: 'Ces dates ne conviennent pas : choisissez les deux, l’arrivée avant le départ.',
})
