import { defineModule } from '#kernel/module'
import { consumers, jobs } from './jobs.ts'
import { routes } from './routes.ts'

/**
 * Automations own message templates, scheduled messages, and which of them were sent to which stay. Promises: a stay
 * gets each scheduled message at most once (R72); changed dates move it and a cancellation stops it; it is
 *   sent in the guest's day and language; owners in their own home get none. Announces: nothing of its own; each
 *   message is a message in its conversation.
 */
export const automations = defineModule({
  name: 'automations',
  layer: 15,
  owns: 'message templates, scheduled messages and what was sent of them',
  tables: {
    distributed: {
      home_id: ['automations.sending'],
    },
    reference: ['automations.rule', 'automations.template'],
  },
  routes,
  jobs,
  consumers,
})
