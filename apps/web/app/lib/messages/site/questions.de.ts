import { translation } from '../words.ts'
import type { houseQuestionWords } from './questions.ts'

export const de = translation<typeof houseQuestionWords>({
  title: 'Fragen und Antworten',
  none: 'Zu diesem Haus hat noch niemand gefragt.',
  ask: 'Den Concierge fragen',
  by: 'Der Concierge',
})
