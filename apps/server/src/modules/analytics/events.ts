import { defineEvent } from '#kernel/events'

export const analyticsChanged = defineEvent(
  'analytics.changed',
  'Where events go, or where visitors are asked, was changed.',
  {},
)
