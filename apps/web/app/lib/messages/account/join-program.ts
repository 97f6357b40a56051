import { area } from '../words.ts'

export const joinProgramWords = area({
  become: 'Become a partner',
  another: 'Join another partner program',
  lead: 'Our team reads your application and sends the agreement to sign.',
  program: 'Program',
  apply: 'Apply',
  close: 'Close',
  sent: 'Application sent. You’ll find it in the partner portal.',
})
