import { area } from '../words.ts'

/** What is found while a place is typed. */
export const placeSearchWords = area({
  houses: '{number, plural, one {# home} other {# homes}}',
  houseIn: 'Home in {town}',
  looking: 'Searching…',
  nothingOfThatName: 'No matches',
})
