import { translation } from '../words.ts'
import type { homePickerWords } from './home-picker.ts'

export const fr = translation<typeof homePickerWords>({
  choose: 'Choisir une maison',
  addHome: 'Ajouter une maison',
  name: 'Nom de la maison',
  remove: 'Retirer {home}',
  close: 'Fermer',
  looking: 'Recherche…',
  none: 'Saisissez le nom d’une maison',
})
