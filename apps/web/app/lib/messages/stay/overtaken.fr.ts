import { translation } from '../words.ts'
import type { overtakenWords } from './overtaken.ts'

export const fr = translation<typeof overtakenWords>({
  text: 'Quelqu’un d’autre a enregistré des modifications pendant que vous travailliez ici. Votre saisie est toujours là. Vérifiez-la, puis enregistrez de nouveau pour remplacer les autres modifications.',
  now: 'Enregistré actuellement, là où cela diffère de votre saisie :',
  empty: 'Vide',
})
