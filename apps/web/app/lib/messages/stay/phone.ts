import { area } from '../words.ts'

/** A stored phone number, for the staff. */
export const phoneWords = area({
  unclear: 'Confirm this number',
})
