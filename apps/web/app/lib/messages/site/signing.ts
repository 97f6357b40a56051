import { area } from '../words.ts'

/** Typed signature errors. */
export const signingWords = area({
  nameDiffers: 'Sign with your first and last name, as on record: {name}',
})
