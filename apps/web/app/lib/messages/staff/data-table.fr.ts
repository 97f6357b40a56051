import { translation } from '../words.ts'
import type { dataTableWords } from './data-table.ts'

export const fr = translation<typeof dataTableWords>({
  columns: 'Colonnes',
  csv: 'CSV',
  filterBy: 'Filtrer par {column}',
  contains: '{column} contient',
  filtered: '{column} : {what}',
  andMore: '{first} et {more} autres',
  clear: 'Effacer',
  clearAll: 'Effacer les filtres',
  close: 'Fermer',
  sortBy: 'Trier par',
  unsorted: 'Sans tri',
  ordered: '{column}, {direction, select, ascending {croissant} other {décroissant}}',
  shown: '{shown} sur {all}',
  selected: '{count} sélectionnés',
  selectAll: 'Tout sélectionner',
  selectRow: 'Sélectionner {name}',
  nothing: 'Aucune ligne ne correspond à ces filtres.',
})
