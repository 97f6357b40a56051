import { defineModule } from '#kernel/module'
import { consentPages } from './consent-pages.ts'
import { routes } from './routes.ts'
import { createTracker } from './tracker.ts'

/**
 * Analytics owns what happens on the public site: first-party counts without cookies, the record of consent, and where
 * events go after it. Promises: nothing is sent before consent, nothing that identifies a person is ever sent, and
 * Global Privacy Control counts as a no.
 */
export const analytics = defineModule({
  name: 'analytics',
  layer: 10,
  owns: 'counts of the public site, the record of consent, and where events are sent',
  tables: {
    local: ['analytics.consent', 'analytics.daily_count', 'analytics.setting'],
  },
  routes,
  files: [consentPages],
  adapters: async (app) => {
    const analytics = createTracker(app)
    await analytics.refresh()
    return { analytics }
  },
  closeAdapters: ({ analytics }) => analytics.stop(),
  services: [
    {
      name: 'analytics',
      start: async ({ adapters }) => {
        await adapters.analytics.follow()
        return { stop: async () => {} }
      },
    },
  ],
})
