import { area } from '../words.ts'

export const staffHomesWords = area({
  choose: 'Choose a home',
  addHome: 'Add a home',
  name: 'Name of a home',
  remove: 'Remove {home}',
  close: 'Close',
  looking: 'Looking…',
  none: 'Type the name of a home',
})
