import { area } from '../words.ts'

export const formWords = area({
  error: 'Error',
  requiredFields: 'Required Fields',
  completeFields: 'Please complete the highlighted fields',
  required: 'This field is required',
  couldNotComplete: 'Could not complete request',
  optional: 'Optional',
  movedTitle: 'Check your entry',
  moved: 'We changed “{label}” to {value}, the closest possible value. Nothing was sent yet.',
  movedAway: '“{label}” can’t have the value you entered. Nothing was sent yet.',
})
