import { translation } from '../words.ts'
import type { houseQuestionWords } from './questions.ts'

export const es = translation<typeof houseQuestionWords>({
  title: 'Preguntas y respuestas',
  none: 'Nadie ha preguntado todavía por esta casa.',
  ask: 'Preguntar a la conserjería',
  by: 'La conserjería',
})
