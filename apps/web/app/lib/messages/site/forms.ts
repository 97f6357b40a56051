import { area } from '../words.ts'

export const formWords = area({
  error: 'Error',
  requiredFields: 'Required Fields',
  completeFields: 'Please complete the highlighted fields',
  required: 'This field is required',
  couldNotComplete: 'Could not complete request',
  optional: 'Optional',
})
