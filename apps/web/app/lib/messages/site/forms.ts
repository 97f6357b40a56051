import { area } from '../words.ts'

export const formWords = area({
  error: 'Error',
  requiredFields: 'Required Fields',
  completeFields: 'Please complete the highlighted fields',
  required: 'This field is required',
  couldNotComplete: 'Could not complete request',
  optional: 'Optional',
  movedTitle: 'Check your entry',
  moved: 'We changed “{label}” to {value}, the closest possible value. Nothing has been sent yet.',
  movedAway: '“{label}” doesn’t accept the value you entered. Nothing has been sent yet.',
})
