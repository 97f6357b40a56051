import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { consumers, jobs } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const identity = defineModule({
  name: 'identity',
  layer: 8,
  owns: 'ID verification',
  tables: {
    distributed: {
      home_id: ['identity.proof'],
    },
  },
  routes,
  jobs,
  consumers,
  checks,
  personalData,
  references: { moves: { 'identity.proof.guest_id': {} } },
})
