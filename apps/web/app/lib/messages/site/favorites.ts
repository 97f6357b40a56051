import { area } from '../words.ts'

export const favoriteWords = area({
  save: 'Save',
  keep: 'Save {name}',
  saved: '{name} is in your favorites. View your favorites.',
})
