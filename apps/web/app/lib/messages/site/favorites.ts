import { area } from '../words.ts'

export const favoriteWords = area({
  save: 'Save',
  keep: 'Save {name}',
  saved: '{name} is among your favorites. Press to see them all.',
})
