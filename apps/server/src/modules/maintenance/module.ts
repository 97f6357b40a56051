import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { issueById } from './issues.ts'
import { jobs } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const maintenance = defineModule({
  name: 'maintenance',
  layer: 9,
  owns: 'issues',
  tables: {
    distributed: {
      home_id: ['maintenance.answer', 'maintenance.issue'],
    },
  },
  routes,
  checks,
  jobs,
  homeOf: { issues: async (ctx, id) => (await issueById(ctx, id))?.home_id ?? null },
  personalData,
  references: { moves: { 'maintenance.issue.reporter_id': {}, 'maintenance.answer.author_id': {} } },
})
