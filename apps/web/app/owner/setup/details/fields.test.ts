import { expect, test } from 'vitest'
import { type DetailFields, hasMissingNames, type RoomFields, savableFields } from './fields.ts'

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
