import { area } from '../words.ts'

export const favouriteWords = area({
  save: 'Save',
  keep: 'Save {name}',
  saved: '{name} is among your favourites. Press to see them all.',
})
