import { defineEvent, id } from '#kernel/events'

export const questionReceived = defineEvent('question.received', 'A visitor sent a question about a home.', {
  homeId: id,
})

export const questionAnswered = defineEvent('question.answered', 'A question about a home was answered.', {
  homeId: id,
})
