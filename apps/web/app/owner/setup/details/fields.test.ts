import { expect, test } from 'vitest'
import { type DetailFields, hasMissingNames, type RoomFields, savableFields, withTyped } from './fields.ts'

const room = (key: string, name: string): RoomFields => ({
  key,
  name,
  kind: 'bedroom',
  floor: null,
  beds: [],
  note: null,
})
const saved = { name: 'Marram House', rooms: [room('kept 0', 'Gable room')] }
const typed = (part: Partial<DetailFields>) => ({ ...saved, description: 'Cedar and glass', ...part }) as DetailFields

test('an unnamed room doesn’t block saving the rest', () => {
  const now = typed({ rooms: [...saved.rooms, room('new 1', ' ')] })
  expect(hasMissingNames(now)).toBe(true)
  expect(savableFields(now, saved)).toEqual(typed({}))
})

test('a cleared name keeps its saved value until a new one is typed', () => {
  const now = typed({ name: '', rooms: [{ ...room('kept 0', ''), note: 'With a view' }] })
  expect(savableFields(now, saved)).toEqual(
    typed({ rooms: [{ ...room('kept 0', 'Gable room'), note: 'With a view' }] }),
  )
})

test('complete fields are saved unchanged', () => {
  const now = typed({ name: 'Dune House' })
  expect(hasMissingNames(now)).toBe(false)
  expect(savableFields(now, saved)).toEqual(now)
})

test('what someone else saved meanwhile stays, and so does what was typed', () => {
  const before = typed({ headline: 'By the bay', sleeps: 6 })
  const stored = typed({ headline: 'By the lake', sleeps: 6, rooms: [room('kept 0', 'Loft')] })
  const now = typed({ headline: 'By the bay', sleeps: 8 })
  expect(withTyped(stored, now, before)).toEqual({ ...stored, sleeps: 8 })
  const both = typed({ headline: 'By the sea', sleeps: 6 })
  expect(withTyped(stored, both, before)).toEqual({ ...stored, headline: 'By the sea' })
})
