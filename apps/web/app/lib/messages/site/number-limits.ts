import { area } from '../words.ts'

/** What a number field says of a number beyond its limits. */
export const numberLimitWords = area({
  between: 'Enter a value from {min} to {max}.',
  atLeast: 'Enter {min} or more.',
  atMost: 'Enter {max} or less.',
})
