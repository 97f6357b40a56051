import { defineModule } from '#kernel/module'
import { createPostbackSender } from './adapters/sender.ts'
import { consumers, jobs } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const postbacks = defineModule({
  name: 'postbacks',
  layer: 11,
  owns: 'signed notices of bookings to partners’ own systems',
  tables: ['postbacks.delivery', 'postbacks.endpoint'],
  routes,
  jobs,
  consumers,
  adapters: () => ({ postbacks: createPostbackSender() }),
  personalData,
})
