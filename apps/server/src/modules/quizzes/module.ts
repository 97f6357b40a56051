import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'
import { quizShareImages } from './share-images.ts'

/**
 * Quizzes own quiz answers and their results: which towns fit, and why.
 * Promises: answers carry no name; they become a lead only with consent; anyone who shares a result shares its town and
 * nothing else.
 * Announces nothing.
 */
export const quizzes = defineModule({
  name: 'quizzes',
  layer: 10,
  owns: 'answers to quizzes',
  tables: {
    local: ['quizzes.result'],
  },
  routes,
  files: [quizShareImages],
})
