import { defineModule } from '#kernel/module'
import { createCalendarReader } from './adapters/calendar-reader.ts'
import { createFeedReader } from './adapters/feed-reader.ts'
import { checks } from './checks.ts'
import { consumers, jobs } from './jobs.ts'
import { calendarFiles, routes } from './routes.ts'

export const availability = defineModule({
  name: 'availability',
  layer: 4,
  owns: 'nights, holds, stay rules, feeds',
  tables: {
    distributed: {
      home_id: [
        'availability.export_address',
        'availability.export_read',
        'availability.feed',
        'availability.feed_event',
        'availability.hold',
        'availability.home_calendar',
        'availability.owner_stay_rules',
        'availability.stay_rule',
      ],
    },
  },
  routes,
  files: [calendarFiles],
  jobs,
  consumers,
  checks,
  adapters: () => ({ feeds: createFeedReader(), calendars: createCalendarReader() }),
})
