import { translation } from '../words.ts'
import type { houseQuestionWords } from './questions.ts'

export const fr = translation<typeof houseQuestionWords>({
  title: 'Questions et réponses',
  none: 'Personne n’a encore posé de question sur cette maison.',
  ask: 'Demander à la conciergerie',
  by: 'La conciergerie',
})
