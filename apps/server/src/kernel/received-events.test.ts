import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReceivedEvents } from './received-events.ts'

const events = (...ids: number[]) => ids.map((id) => ({ id }))

test('finds an event that had no notice, once', () => {
  const heard = new ReceivedEvents()
  heard.startAfter(10)
  heard.hear(11)
  expect(heard.missed(events(11, 12))).toEqual(events(12))
  expect(heard.missed(events(11, 12))).toEqual([])
})

test('ignores what was there before', () => {
  const heard = new ReceivedEvents()
  heard.startAfter(10)
  expect(heard.floor).toBe(10)
})

test('starts over after a gap: numbers received before are no longer remembered', () => {
  const heard = new ReceivedEvents()
  heard.hear(7)
  heard.startAfter(6)
  expect(heard.missed(events(7))).toEqual(events(7))
})

/** Events in numeric order, each committed some moments later, its notice received or lost. */
const stories = fc.array(fc.record({ late: fc.integer({ min: 0, max: 3 }), notified: fc.boolean() }), { maxLength: 40 })

test('finds whatever is lost once, even when it is committed after events with higher numbers', () => {
  fc.assert(
    fc.property(stories, fc.integer({ min: 3, max: 8 }), (story, lookEvery) => {
      const heard = new ReceivedEvents()
      heard.startAfter(0)
      const committed: { id: number }[] = []
      const found: number[] = []
      for (let moment = 1; moment <= story.length + 3 * lookEvery; moment++) {
        story.forEach(({ late, notified }, index) => {
          if (index + 1 + late !== moment) return
          committed.push({ id: index + 1 })
          if (notified) heard.hear(index + 1)
        })
        if (moment % lookEvery !== 0) continue
        const all = committed.filter(({ id }) => id > heard.floor)
        found.push(...heard.missed(all).map(({ id }) => id))
      }
      const lost = story.flatMap(({ notified }, index) => (notified ? [] : [index + 1]))
      expect(found.sort((a, b) => a - b)).toEqual(lost)
    }),
  )
})
