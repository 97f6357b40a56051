import { expect, test } from 'vitest'
import { PendingChanges } from './change-queue.ts'

test('a change that arrives while its home is read is read again', () => {
  const pending = new PendingChanges()
  pending.note(7, 100)
  expect(pending.take(10)).toEqual([7])
  pending.note(7, 140)
  pending.settle()
  expect(pending.oldest).toBe(140)
  expect(pending.take(10)).toEqual([7])
})

test('the oldest change counts, whether being read or waiting', () => {
  const pending = new PendingChanges()
  expect(pending.oldest).toBeUndefined()
  pending.note(1, 100)
  pending.note(2, 120)
  pending.note(1, 130)
  expect(pending.take(1)).toEqual([1])
  expect(pending.oldest).toBe(100)
  pending.settle()
  expect(pending.oldest).toBe(120)
})

test('a failed read is due again, with its original age', () => {
  const pending = new PendingChanges()
  pending.note(1, 100)
  pending.take(1)
  pending.note(1, 150)
  pending.putBack()
  expect(pending.any).toBe(true)
  expect(pending.oldest).toBe(100)
})
