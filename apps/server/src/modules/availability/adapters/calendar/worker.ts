import { parentPort } from 'node:worker_threads'
import type { CalendarWork } from './protocol.ts'
import { readCalendar } from './read-calendar.ts'

parentPort?.on('message', ({ content, home, window }: CalendarWork) =>
  parentPort?.postMessage(readCalendar(content, home, window)),
)
