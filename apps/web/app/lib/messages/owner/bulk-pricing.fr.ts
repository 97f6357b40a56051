import { translation } from '../words.ts'
import type { bulkPricingWords } from './bulk-pricing.ts'

export const fr = translation<typeof bulkPricingWords>({
  open: 'Modifier plusieurs maisons',
  title: 'Modifier les prix ou le séjour minimum',
  close: 'Fermer',
  lead: 'Modifiez les prix des nuits choisies, arrondis à l’unité, ou le séjour minimum pour les arrivées de cette période. Le changement figure dans l’historique de chaque maison.',
  homes: 'Maisons',
  all: 'Tout sélectionner',
  none: 'Tout désélectionner',
  chooseOne: 'Choisissez au moins une maison.',
  kind: 'Modification',
  kinds: { percent: 'Pour cent', amount: 'Montant', min_nights: 'Séjour minimum' },
  values: {
    percent: 'Variation en pour cent (moins pour baisser)',
    amount: 'Variation par nuit, dans la devise de la maison (moins pour baisser)',
    min_nights: 'Nuits minimum',
  },
  longer: 'Jours d’arrivée avec un minimum plus long',
  shorter: 'Jours d’arrivée avec un minimum plus court',
  caption: 'Changements par maison',
  home: 'Maison',
  nights: 'Nuits disponibles',
  before: 'Total avant',
  after: 'Total après',
  save: '{homes, plural, one {Enregistrer pour # maison} other {Enregistrer pour # maisons}}',
  saved: '{homes, plural, one {Enregistré pour # maison} other {Enregistré pour # maisons}}',
  undone: '{homes, plural, one {Changement annulé pour # maison} other {Changement annulé pour # maisons}}',
  kept: 'Non annulé, car les prix ont changé depuis : {homes}',
})
