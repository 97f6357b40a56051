import { translation } from '../words.ts'
import type { dataTableWords } from './data-table.ts'

export const es = translation<typeof dataTableWords>({
  columns: 'Columnas',
  csv: 'CSV',
  filterBy: 'Filtrar por {column}',
  contains: '{column} contiene',
  filtered: '{column}: {what}',
  andMore: '{first} y {more} más',
  clear: 'Borrar',
  clearAll: 'Borrar filtros',
  close: 'Cerrar',
  sortBy: 'Ordenar por',
  unsorted: 'Sin ordenar',
  ordered: '{column}, {direction, select, ascending {ascendente} other {descendente}}',
  shown: '{shown} de {all}',
  selected: '{count} seleccionados',
  selectAll: 'Seleccionar todo',
  selectRow: 'Seleccionar {name}',
  nothing: 'Ninguna fila coincide con estos filtros.',
})
