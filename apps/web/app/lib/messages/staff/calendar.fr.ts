import { translation } from '../words.ts'
import type { staffCalendarWords } from './calendar.ts'

export const fr = translation<typeof staffCalendarWords>({
  anySize: 'Capacité',
  sleeps: '{number} voyageurs et plus',
  owner: 'Propriétaire',
  remove: 'Retirer le filtre : {filter}',
  openThisWeekend: 'Libres ce week-end',
  openOnDates: 'Libres à des dates',
  openBetween: 'Libres du {from} au {to}',
  firstNight: 'Arrivée',
  departure: 'Départ',
  show: 'Voir les maisons',
  hidden: '{number, plural, one {# maison masquée} other {# maisons masquées}} par les filtres.',
  clear: 'Effacer',
  balanceLegend: 'Solde',
})
