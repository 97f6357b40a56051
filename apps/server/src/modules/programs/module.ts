import { defineModule } from '#kernel/module'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

export const programs = defineModule({
  name: 'programs',
  layer: 11,
  owns: 'programs, their visits and charges',
  tables: {
    distributed: {
      home_id: ['programs.charge', 'programs.enrolment', 'programs.visit'],
    },
    reference: ['programs.program'],
  },
  routes,
  jobs,
})
