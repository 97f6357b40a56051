import { addDays } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { homeById } from '#modules/homes'
import type { CalendarReading } from './adapters/calendar/read-calendar.ts'
import { alarmStaleFeeds, beginAttempt } from './feed-commands.ts'
import { dueFeeds } from './feed-health.ts'
import { importCalendar } from './feed-import.ts'
import { todayOf } from './stay-calendars.ts'

const atATime = 4
const atMost = 1000

/** Series are followed from a month ago to the end of the sold period, in days. */
const reach = { back: 31, ahead: 800 }

/** Parses a calendar file for a home, on a separate thread. */
export async function readCalendarFor(app: App, homeId: number, content: string): Promise<CalendarReading> {
  const home = await app.work.read((ctx) => homeById(ctx, homeId))
  const today = todayOf(home, app.clock.now())
  const window = { from: addDays(today, -reach.back), to: addDays(today, reach.ahead) }
  const { timeZone, checkInTime } = home
  return app.adapters.calendars.read(content, { timeZone, checkInTime }, window)
}

/**
 * Fetches a feed over the network, outside any transaction. A feed that can't be reached is rejected like one that
 * can't be read.
 */
export async function readFeed(app: App, homeId: number, url: string): Promise<CalendarReading> {
  const answer = await app.adapters.feeds.read(url)
  return answer.kind === 'text'
    ? readCalendarFor(app, homeId, answer.text)
    : { kind: 'refused', problem: answer.problem }
}

type DueFeed = Awaited<ReturnType<typeof dueFeeds>>[number]

async function pollFeed(app: App, { id, homeId, url, due }: DueFeed): Promise<void> {
  if (!(await app.work.write((ctx) => beginAttempt(ctx, id, due)))) return
  const reading = await readFeed(app, homeId, url)
  const report = await app.work.write((ctx) => importCalendar(ctx, id, reading))
  if (report.refused !== null) app.log.warn({ feedId: id, problem: report.refused }, 'calendar feed rejected')
}

/** Reads every feed that is due, a few at a time; a failing one delays no one. */
export async function pollDueFeeds(app: App): Promise<void> {
  const waiting = await app.work.read((ctx) => dueFeeds(ctx, atMost))
  const worker = async () => {
    for (let feed = waiting.shift(); feed; feed = waiting.shift()) {
      try {
        await pollFeed(app, feed)
      } catch (error) {
        app.log.error({ error, feedId: feed.id }, 'calendar feed failed')
      }
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  await app.work.write(alarmStaleFeeds)
}
