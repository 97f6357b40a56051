import { translation } from '../words.ts'
import type { staffHomesWords } from './homes.ts'

export const fr = translation<typeof staffHomesWords>({
  choose: 'Choisir une maison',
  addHome: 'Ajouter une maison',
  name: 'Nom d’une maison',
  remove: 'Retirer {home}',
  close: 'Fermer',
  looking: 'Recherche…',
  none: 'Saisissez le nom d’une maison',
})
