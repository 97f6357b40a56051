import { area } from '../words.ts'

/** A stored phone number, for staff. */
export const phoneWords = area({
  unclear: 'Confirm this number',
})
