import { translation } from '../words.ts'
import type { bulkPricingWords } from './bulk-pricing.ts'

export const fr = translation<typeof bulkPricingWords>({
  open: 'Modifier plusieurs maisons',
  title: 'Modifier les prix de plusieurs maisons',
  close: 'Fermer',
  lead: 'Augmentez ou baissez les prix des nuits choisies, arrondis à l’unité. Le changement figure dans l’historique de chaque maison.',
  homes: 'Maisons',
  all: 'Tout sélectionner',
  none: 'Tout désélectionner',
  chooseOne: 'Choisissez au moins une maison.',
  share: 'Variation en pour cent (moins pour baisser)',
  caption: 'Changements par maison',
  home: 'Maison',
  nights: 'Nuits disponibles',
  before: 'Total avant',
  after: 'Total après',
  save: '{homes, plural, one {Modifier les prix de # maison} other {Modifier les prix de # maisons}}',
  saved: '{homes, plural, one {Tarifs enregistrés pour # maison} other {Tarifs enregistrés pour # maisons}}',
  undone: '{homes, plural, one {Changement annulé pour # maison} other {Changement annulé pour # maisons}}',
  kept: 'Non annulé, car les prix ont changé depuis : {homes}',
})
