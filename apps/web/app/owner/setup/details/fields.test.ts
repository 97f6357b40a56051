import { expect, test } from 'vitest'
import { type DetailFields, finishedOf, isUnfinished, type RoomFields } from './fields.ts'

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

test('an empty row holds nothing up: all else that is typed can be saved', () => {
  const now = typed({ rooms: [...saved.rooms, room('new 1', ' ')] })
  expect(isUnfinished(now)).toBe(true)
  expect(finishedOf(now, saved)).toEqual(typed({}))
})

test('a name that is taken away stays as it was saved until there is another', () => {
  const now = typed({ name: '', rooms: [{ ...room('kept 0', ''), note: 'With a view' }] })
  expect(finishedOf(now, saved)).toEqual(typed({ rooms: [{ ...room('kept 0', 'Gable room'), note: 'With a view' }] }))
})

test('what is whole is saved as it is', () => {
  const now = typed({ name: 'Dune House' })
  expect(isUnfinished(now)).toBe(false)
  expect(finishedOf(now, saved)).toEqual(now)
})
