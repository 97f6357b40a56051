import { translation } from '../words.ts'
import type { addressSearchWords } from './address-search.ts'

export const fr = translation<typeof addressSearchWords>({
  looking: 'Recherche d’adresses',
  none: 'Nous ne connaissons pas cette adresse. Veuillez l’écrire en entier.',
  failed: 'L’adresse n’a pas pu être localisée : {status}',
  missing: 'La localisation d’adresses de Google n’est pas disponible',
})
