import { area } from '../words.ts'

export const homePickerWords = area({
  choose: 'Choose a home',
  addHome: 'Add a home',
  name: 'Home name',
  remove: 'Remove {home}',
  close: 'Close',
  looking: 'Searching…',
  none: 'Type a home name',
})
