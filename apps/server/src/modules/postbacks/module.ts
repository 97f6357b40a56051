import { defineModule } from '#kernel/module'
import { createPostbackSender } from './adapters/sender.ts'
import { consumers, jobs } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

/**
 * postbacks own what partners' own systems are sent about the bookings they brought: each partner's URL, and what was
 * sent to it.
 * Promises: everything sent is signed, goes over https to public addresses only, and is retried until it is accepted or
 * the attempts are used up; nothing about the guest is sent.
 */
export const postbacks = defineModule({
  name: 'postbacks',
  layer: 11,
  owns: 'signed notices of bookings to partners’ own systems',
  tables: {
    distributed: {
      account_id: ['postbacks.delivery', 'postbacks.endpoint'],
    },
  },
  routes,
  jobs,
  consumers,
  adapters: () => ({ postbacks: createPostbackSender() }),
  personalData,
  references: {
    moves: { 'postbacks.delivery.account_id': { once: ['fact'] }, 'postbacks.endpoint.account_id': { once: [] } },
  },
})
