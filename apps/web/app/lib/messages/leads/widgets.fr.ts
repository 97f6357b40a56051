import { translation } from '../words.ts'
import type { widgetWords } from './widgets.ts'

export const fr = translation<typeof widgetWords>({
  searchTitle: 'Trouvez une maison',
  arrive: 'Arrivée',
  depart: 'Départ',
  adults: 'Adultes',
  search: 'Voir les maisons',
  analysisTitle: 'Découvrez ce que votre maison pourrait rapporter',
  address: 'Adresse de la maison',
  bedrooms: 'Chambres',
  sleeps: 'Couchages',
  estimate: 'Voir l’estimation',
  open: 'disponible',
  openNights: 'Nuits disponibles',
  notOpen: 'indisponible',
  notPossible: 'Ce séjour n’est pas possible. Choisissez d’autres dates parmi les nuits disponibles ci-dessus.',
  total: 'au total pour {nights, plural, one {# nuit} other {# nuits}}, frais et taxes compris',
  book: 'Réserver ce séjour',
  facts: '{town}. {sleeps} couchages, {bedrooms, plural, =0 {studio} one {# chambre} other {# chambres}}.',
  from: 'À partir de {price} la nuit',
  price: 'Voir le prix',
})
