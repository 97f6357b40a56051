import { translation } from '../words.ts'
import type { dataTableWords } from './data-table.ts'

export const de = translation<typeof dataTableWords>({
  columns: 'Spalten',
  csv: 'CSV',
  filterBy: 'Nach {column} filtern',
  contains: '{column} enthält',
  filtered: '{column}: {what}',
  andMore: '{first} und {more} weitere',
  clear: 'Löschen',
  clearAll: 'Filter löschen',
  close: 'Schließen',
  sortBy: 'Sortieren nach',
  unsorted: 'Nicht sortiert',
  ordered: '{column}, {direction, select, ascending {aufsteigend} other {absteigend}}',
  shown: '{shown} von {all}',
  selected: '{count} ausgewählt',
  selectAll: 'Alle auswählen',
  selectRow: '{name} auswählen',
  nothing: 'Keine Zeile passt zu diesen Filtern.',
})
