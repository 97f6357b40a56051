import { area } from '../words.ts'

/** Place suggestions. */
export const placeSearchWords = area({
  homes: '{number, plural, one {# home} other {# homes}}',
  homeIn: 'Home in {town}',
  looking: 'Searching…',
  nothingOfThatName: 'No matches',
})
