import { translation } from '../words.ts'
import type { joinProgramWords } from './join-program.ts'

export const de = translation<typeof joinProgramWords>({
  become: 'Partner werden',
  another: 'Weiterem Partnerprogramm beitreten',
  lead: 'Unser Team liest Ihre Bewerbung und schickt Ihnen den Vertrag.',
  program: 'Programm',
  apply: 'Bewerben',
  close: 'Schließen',
  sent: 'Bewerbung gesendet. Sie steht im Partnerbereich.',
})
