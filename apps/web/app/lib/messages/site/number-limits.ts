import { area } from '../words.ts'

/** A number field's errors for a number beyond its limits. */
export const numberLimitWords = area({
  between: 'Enter a value from {min} to {max}.',
  atLeast: 'Enter {min} or more.',
  atMost: 'Enter {max} or less.',
})
