import { defineModule } from '#kernel/module'
import { klaviyo } from './adapters/klaviyo.ts'
import { mailchimp } from './adapters/mailchimp.ts'
import { copySubscription } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { oneClick, routes } from './routes.ts'

/**
 * newsletter owns who gets which newsletter, their topics, and who must never be written to.
 * Promises: nothing is sent before the address confirmed; one click stops it without a login; a welcome code belongs to one
 *   address and one booking, and a mailbox gets one, ever; nobody learns whether an address subscribes.
 * Announces: newsletter.subscription_changed.
 */
export const newsletter = defineModule({
  name: 'newsletter',
  layer: 10,
  owns: 'newsletter subscribers and suppressed addresses',
  tables: ['newsletter.subscriber', 'newsletter.suppression'],
  routes,
  consumers: [copySubscription],
  adapters: ({ config: { newsletter: services } }) => ({
    audiences: [
      ...(services.mailchimp ? [mailchimp(services.mailchimp)] : []),
      ...(services.klaviyo ? [klaviyo(services.klaviyo)] : []),
    ],
  }),
  files: [oneClick],
  personalData,
})
