import type { App } from '#kernel/app'
import { type CalendarFile, readCalendarFile } from './adapters/ical.ts'
import { alarmStaleFeeds } from './feed-commands.ts'
import { dueFeeds } from './feed-health.ts'
import { importCalendar } from './feed-import.ts'

const atATime = 4
const atMost = 1000

/** Asks the network for a feed, outside any transaction. What cannot be reached is refused like what cannot be read. */
export async function readFeed(app: App, url: string): Promise<CalendarFile> {
  const answer = await app.adapters.feeds.read(url)
  return answer.kind === 'text' ? readCalendarFile(answer.text) : { kind: 'refused', reason: answer.reason }
}

async function pollFeed(app: App, feed: { id: number; url: string }): Promise<void> {
  const file = await readFeed(app, feed.url)
  const report = await app.work.write((ctx) => importCalendar(ctx, feed.id, file))
  if (report.refused !== null)
    app.log.warn({ feedId: feed.id, reason: report.refused }, 'a calendar feed was not believed')
}

/** Reads every feed that is due, a few at a time; one that fails holds up nobody. */
export async function pollDueFeeds(app: App): Promise<void> {
  const waiting = await app.work.read((ctx) => dueFeeds(ctx, atMost))
  const worker = async () => {
    for (let feed = waiting.shift(); feed; feed = waiting.shift()) {
      try {
        await pollFeed(app, feed)
      } catch (error) {
        app.log.error({ error, feedId: feed.id }, 'a calendar feed could not be followed')
      }
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  await app.work.write(alarmStaleFeeds)
}
