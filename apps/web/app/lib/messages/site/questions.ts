import { area } from '../words.ts'

/** What people asked about a house, on its page. */
export const houseQuestionWords = area({
  title: 'Questions and answers',
  none: 'Nobody has asked about this house yet.',
  ask: 'Ask the concierge',
  by: 'The concierge',
})
