import { area } from '../words.ts'

/** Someone else saved what a form is editing. */
export const overtakenWords = area({
  text: 'Someone else saved changes while you were editing. Your entries are still here. Check them, then save again to replace the other changes.',
  now: 'Saved now, where it differs from your entries:',
  empty: 'Empty',
})
