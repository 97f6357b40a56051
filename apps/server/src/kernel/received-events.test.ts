import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReceivedEvents } from './received-events.ts'

const events = (...ids: number[]) => ids.map((id) => ({ id }))

test('an event that nobody told of is found, once', () => {
  const heard = new ReceivedEvents()
  heard.startAfter(10)
  heard.hear(11)
  expect(heard.missed(events(11, 12))).toEqual(events(12))
  expect(heard.missed(events(11, 12))).toEqual([])
})

test('what was there before is nobody’s business', () => {
  const heard = new ReceivedEvents()
  heard.startAfter(10)
  expect(heard.floor).toBe(10)
})

test('after a gap it begins again: a number heard before is no longer known', () => {
  const heard = new ReceivedEvents()
  heard.hear(7)
  heard.startAfter(6)
  expect(heard.missed(events(7))).toEqual(events(7))
})

/** Events in the order of their numbers, each committed some moments later, its notice heard or lost. */
const stories = fc.array(fc.record({ late: fc.integer({ min: 0, max: 3 }), told: fc.boolean() }), { maxLength: 40 })

test('whatever is lost is found once, also when it is committed after events with higher numbers', () => {
  fc.assert(
    fc.property(stories, fc.integer({ min: 3, max: 8 }), (story, lookEvery) => {
      const heard = new ReceivedEvents()
      heard.startAfter(0)
      const committed: { id: number }[] = []
      const found: number[] = []
      for (let moment = 1; moment <= story.length + 3 * lookEvery; moment++) {
        story.forEach(({ late, told }, index) => {
          if (index + 1 + late !== moment) return
          committed.push({ id: index + 1 })
          if (told) heard.hear(index + 1)
        })
        if (moment % lookEvery !== 0) continue
        const all = committed.filter(({ id }) => id > heard.floor)
        found.push(...heard.missed(all).map(({ id }) => id))
      }
      const lost = story.flatMap(({ told }, index) => (told ? [] : [index + 1]))
      expect(found.sort((a, b) => a - b)).toEqual(lost)
    }),
  )
})
