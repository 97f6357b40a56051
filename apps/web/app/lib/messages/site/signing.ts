import { area } from '../words.ts'

/** What is said of a signature that is typed. */
export const signingWords = area({
  nameDiffers: 'Please sign with your first and last name, as on record: {name}',
})
