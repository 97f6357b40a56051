import { translation } from '../words.ts'
import type { alsoInWords } from './also-in.ts'

export const fr = translation<typeof alsoInWords>({
  label: 'Voir aussi le prix en',
  own: 'Seulement {currency}',
  option: '{code}, {name}',
  about: 'Environ {amount} au cours de la Banque centrale européenne du {date}. Vous payez en {currency}.',
  missing: 'Les cours ne peuvent pas être affichés pour le moment.',
})
