import { defineEvent, id } from '#kernel/events'

export const subscriptionChanged = defineEvent(
  'newsletter.subscription_changed',
  'A newsletter subscription was confirmed or stopped.',
  { subscriberId: id },
)
