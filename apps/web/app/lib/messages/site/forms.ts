import { area } from '../words.ts'

export const formWords = area({
  error: 'Error',
  requiredFields: 'Required Fields',
  completeFields: 'Please complete the highlighted fields',
  required: 'This field is required',
  couldNotComplete: 'Could not complete request',
  optional: 'Optional',
  nearest: 'The nearest possible is {value}.',
  movedTitle: 'Please look once more',
  moved: '“{label}” is {value} now, the nearest that is possible. Nothing was sent yet.',
  movedAway: '“{label}” cannot be what you typed. Nothing was sent yet.',
})
