import { expect, it } from 'vitest'
import { windowEffect } from './window-effect.ts'

const ages = [
  { program: 'affiliate', days: 10, bookings: 3 },
  { program: 'affiliate', days: 20, bookings: 4 },
  { program: 'affiliate', days: 31, bookings: 5 },
  { program: 'broker', days: 20, bookings: 100 },
] as const

it.each([
  [30, 10, -4],
  [30, 9, -7],
  [30, 31, 5],
  [30, 30, 0],
  [9, 31, 12],
])('a window of %s days changed to %s days: %s bookings of the program', (before, after, effect) => {
  expect(windowEffect(ages, 'affiliate', before, after)).toBe(effect)
})
