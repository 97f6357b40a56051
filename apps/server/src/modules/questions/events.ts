import { defineEvent, id } from '#kernel/events'

export const questionAsked = defineEvent('question.asked', 'A visitor sent a question about a home.', { homeId: id })

export const questionAnswered = defineEvent('question.answered', 'A question about a home was answered.', {
  homeId: id,
})
