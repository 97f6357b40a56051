import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineEvent, id } from './events.ts'
import { concernsAny, onEvent } from './jobs.ts'

const moved = defineEvent('test.moved', 'A boat moved.', { boatId: id, to: z.string() })
const landed = defineEvent('test.landed', 'A boat landed.', { boatId: id })

it('an event is handed out only if a consumer wants it, by its name and payload', () => {
  const nothing = async () => {}
  const wanted = concernsAny([
    onEvent(moved, 'boats.welcome', nothing, { when: ({ to }) => to === 'Brest' }),
    onEvent(moved, 'boats.wave', nothing, { when: ({ boatId }) => boatId === 7 }),
  ])
  expect(wanted(moved({ boatId: 1, to: 'Brest' }))).toBe(true)
  expect(wanted(moved({ boatId: 7, to: 'Cork' }))).toBe(true)
  expect(wanted(moved({ boatId: 1, to: 'Cork' }))).toBe(false)
  expect(wanted(landed({ boatId: 1 }))).toBe(false)
  expect(concernsAny([onEvent(landed, 'boats.moor', nothing)])(landed({ boatId: 1 }))).toBe(true)
})
