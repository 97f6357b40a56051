import { translation } from '../words.ts'
import type { ownerGuideWords } from './guide.ts'

export const fr = translation<typeof ownerGuideWords>({
  title: 'Guide de {home}',
  lead: 'Ce que l’on dit de la maison aux hôtes d’un séjour confirmé. Porte et Wi-Fi ne sont dits qu’à l’hôte, de deux jours avant l’arrivée jusqu’au départ.',
  homes: 'Maisons',
  way: 'Le chemin',
  directions: 'Comment trouver la maison',
  directionsHint: 'Les derniers virages, où se garer, quelle porte.',
  opens: 'Ce qui ouvre la maison',
  opensNote: 'Gardé sous scellé',
  doorCode: 'Code de la porte',
  wifiName: 'Nom du Wi-Fi',
  wifiKey: 'Clé du Wi-Fi',
  works: 'Comment marche la maison',
  what: 'De quoi il s’agit',
  text: 'Ce qu’il faut savoir',
  add: 'Ajouter une page',
  remove: 'Retirer « {title} »',
  removeEmpty: 'Retirer cette page',
  missing: 'À remplir, ou retirez la page.',
  save: 'Enregistrer',
  saved: 'Le guide est enregistré',
  link: 'Le guide',
})
