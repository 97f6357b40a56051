import { area } from '../words.ts'

/** What is found while a place is typed. */
export const placeSearchWords = area({
  houses: '{number, plural, one {# house} other {# houses}}',
  houseIn: 'House in {town}',
  looking: 'Looking…',
  nothingOfThatName: 'Nothing of that name',
})
