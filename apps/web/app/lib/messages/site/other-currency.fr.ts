import { translation } from '../words.ts'
import type { otherCurrencyWords } from './other-currency.ts'

export const fr = translation<typeof otherCurrencyWords>({
  label: 'Voir aussi le prix en',
  own: 'Seulement {currency}',
  option: '{code}, {name}',
  about: 'Environ {amount} au cours de la Banque centrale européenne du {date}. Vous payez en {currency}.',
  missing: 'Les cours ne peuvent pas être affichés pour le moment.',
})
