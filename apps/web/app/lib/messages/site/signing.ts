import { area } from '../words.ts'

/** What is said of a signature that is typed. */
export const signingWords = area({
  nameDiffers: 'Sign with your first and last name, as on record: {name}',
})
