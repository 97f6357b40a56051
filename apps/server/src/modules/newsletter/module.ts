import { defineModule } from '#kernel/module'
import { klaviyo } from './adapters/klaviyo.ts'
import { mailchimp } from './adapters/mailchimp.ts'
import { sendCampaigns } from './campaigns/jobs.ts'
import { campaignLinks, campaignRoutes } from './campaigns/routes.ts'
import { copySubscription } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { oneClick, routes } from './routes.ts'

/**
 * newsletter owns who gets which newsletter, their topics, the suppressed addresses, and the campaigns sent to them.
 * Promises: nothing is sent before the address is confirmed; one click unsubscribes without a login; a welcome code
 * belongs to one address and one booking, and a mailbox only ever gets one; no one gets a campaign twice; no one can
 * find out whether an address subscribes.
 * Announces: newsletter.subscription_changed.
 */
export const newsletter = defineModule({
  name: 'newsletter',
  layer: 10,
  owns: 'newsletter subscribers, suppressed addresses, and email campaigns',
  tables: {
    local: ['newsletter.campaign', 'newsletter.campaign_email', 'newsletter.subscriber', 'newsletter.suppression'],
  },
  routes: [...routes, ...campaignRoutes],
  jobs: [sendCampaigns],
  consumers: [copySubscription],
  adapters: ({ config: { newsletter: services } }) => ({
    audiences: [
      ...(services.mailchimp ? [mailchimp(services.mailchimp)] : []),
      ...(services.klaviyo ? [klaviyo(services.klaviyo)] : []),
    ],
  }),
  files: [oneClick, campaignLinks],
  personalData,
})
