import { translation } from '../words.ts'
import type { agreementReadingWords } from './agreement-reading.ts'

export const fr = translation<typeof agreementReadingWords>({
  readingNote: 'Cette traduction vous aide à lire. Le texte que vous signez, et qui engage, est le texte anglais.',
  thisBinds: 'Voici le texte anglais. C’est lui que vous signez et qui engage.',
  englishOnly: 'Ce contrat est en anglais. Il n’y a pas encore de traduction ; c’est le texte anglais que vous signez.',
  showBinding: 'Afficher le texte anglais',
  showReading: 'Afficher la traduction',
})
