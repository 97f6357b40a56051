import { expect, test } from 'vitest'
import { createCalendarReader } from './calendar-reader.ts'

const home = { timeZone: 'America/New_York', checkInTime: '16:00' }
const window = { from: '2027-01-01', to: '2029-01-01' }
const good = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20270710\nEND:VEVENT\nEND:VCALENDAR\n'
const tooComplex = { kind: 'refused', problem: { code: 'too_complex', params: {} } }
const scriptOf = (name: string) => new URL(`../testing/${name}-worker.ts`, import.meta.url)

test('reads a calendar on a separate thread', async () => {
  const reading = await createCalendarReader().read(good, home, window)
  expect(reading).toMatchObject({ kind: 'calendar', found: 1, events: [{ uid: 'a' }] })
})

test('ends a thread that never finishes, and meanwhile answers everyone else', async () => {
  const reader = createCalendarReader({ seconds: 0.5, worker: scriptOf('endless') })
  let turns = 0
  let isOver = false
  const turn = (): void => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  turn()
  expect(await reader.read(good, home, window)).toEqual(tooComplex)
  isOver = true
  // If the file were read on this thread, no turn would have come.
  expect(turns).toBeGreaterThan(2)
})

test('ends only the thread that takes too much memory', async () => {
  const reader = createCalendarReader({ megabytes: 24, worker: scriptOf('greedy') })
  expect(await reader.read(good, home, window)).toEqual(tooComplex)
})

test('reads a few at once, and an ended thread makes room for the next', async () => {
  const reader = createCalendarReader({ seconds: 0.2, atOnce: 1, worker: scriptOf('endless') })
  const all = await Promise.all([1, 2, 3].map(() => reader.read(good, home, window)))
  expect(all).toEqual([tooComplex, tooComplex, tooComplex])
})

test('hands no more than 5 MB to a thread', async () => {
  const reader = createCalendarReader({ worker: scriptOf('endless') })
  expect(await reader.read('x'.repeat(6 * 1024 * 1024), home, window)).toMatchObject({ problem: { code: 'too_large' } })
})
