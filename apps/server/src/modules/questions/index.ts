/**
 * Questions own what people ask about homes before they book, and the answers shown on a home's page.
 * Promises: only what the team has answered and published is public, in the team's wording and without a name; the
 * asker reads every answer, and gets an email when there is one.
 * Announces: question.received { homeId }, question.answered { homeId }.
 */
export { openQuestions, questionsBy, saveAnswerForKey, saveQuestion } from './questions.ts'
