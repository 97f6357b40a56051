import type { Area } from './words.ts'

const en = {
  error: 'Error',
  requiredFields: 'Required Fields',
  completeFields: 'Please complete the highlighted fields',
  required: 'This field is required',
  couldNotComplete: 'Could not complete request',
  optional: 'Optional',
}

export const formWords: Area<typeof en> = { en }
