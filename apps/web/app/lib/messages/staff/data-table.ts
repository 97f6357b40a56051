import { area } from '../words.ts'

/** Texts of a table that can be sorted, filtered, and saved as a file. */
export const dataTableWords = area({
  columns: 'Columns',
  csv: 'CSV',
  filterBy: 'Filter by {column}',
  contains: '{column} contains',
  filtered: '{column}: {what}',
  andMore: '{first} and {more} more',
  clear: 'Clear',
  clearAll: 'Clear filters',
  close: 'Close',
  sortBy: 'Sort by',
  unsorted: 'Not sorted',
  ordered: '{column}, {direction, select, ascending {ascending} other {descending}}',
  shown: '{shown} of {all}',
  selected: '{count} selected',
  selectAll: 'Select all',
  selectRow: 'Select {name}',
  nothing: 'No rows match these filters.',
})
