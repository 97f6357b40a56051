import { translation } from '../words.ts'
import type { boutiqueWords } from './boutiques.ts'

export const fr = translation<typeof boutiqueWords>({
  title: 'Collections boutique',
  lead: 'De petits hôtels et des auberges que nous connaissons par leur nom, chacun avec son caractère.',
  homesCount: '{number, plural, one {# maison} many {# de maisons} other {# maisons}}',
  ownSite: 'avec son propre site',
  none: 'Il n’y a pas encore de collection.',
  noneText: 'En attendant, toutes les maisons se trouvent par la recherche.',
  taste: 'Ou choisissez parmi des images, et apprenez quelle maison vous va',
  homes: 'Où l’on dort',
  free: '{number, plural, =0 {Aucune n’est libre : {dates}.} one {# est libre : {dates}.} many {# sont libres : {dates}.} other {# sont libres : {dates}.}}',
})
