import { translation } from '../words.ts'
import type { ownerGuideWords } from './guide.ts'

export const fr = translation<typeof ownerGuideWords>({
  title: 'Guide de la maison : {home}',
  lead: 'Les voyageurs dont la réservation est confirmée voient ce guide. Le code de porte et le Wi-Fi ne sont visibles que par le voyageur qui a réservé, de deux jours avant l’arrivée jusqu’au départ.',
  homes: 'Maisons',
  way: 'Instructions d’arrivée',
  directions: 'Itinéraire',
  directionsHint: 'Les derniers virages, où se garer, quelle entrée.',
  opens: 'Accès',
  opensNote: 'Chiffré',
  doorCode: 'Code de la porte',
  wifiName: 'Réseau Wi-Fi',
  wifiKey: 'Mot de passe Wi-Fi',
  works: 'Mode d’emploi',
  what: 'Sujet',
  text: 'Consignes',
  add: 'Ajouter une page',
  remove: 'Retirer « {title} »',
  removeEmpty: 'Retirer cette page',
  missing: 'Remplissez ce champ ou retirez la page.',
  save: 'Enregistrer le guide',
  saved: 'Guide enregistré',
  link: 'Guide de la maison',
})
