import { defineModule } from '#kernel/module'
import { homeOf } from './home-of.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const questions = defineModule({
  name: 'questions',
  layer: 9,
  owns: 'questions about homes',
  tables: {
    distributed: {
      home_id: ['questions.question'],
    },
  },
  routes,
  homeOf,
  personalData,
  references: { moves: { 'questions.question.asker_id': { shows: 'questions' } } },
})
