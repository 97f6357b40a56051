import { defineEvent, id } from '#kernel/events'

export const questionAnswered = defineEvent('question.answered', 'A question about a home was answered.', {
  homeId: id,
})
