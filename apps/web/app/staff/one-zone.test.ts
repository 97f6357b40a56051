import { expect, it } from 'vitest'
import { oneZone } from './one-zone.ts'

it('names the zone of two times once, and both zones on the night the clock changes', () => {
  expect(oneZone('9:00 AM EST', '11:00 AM EST')).toEqual({ from: '9:00 AM', to: '11:00 AM EST' })
  expect(oneZone('09:00 GMT-5', '11:00 GMT-5')).toEqual({ from: '09:00', to: '11:00 GMT-5' })
  expect(oneZone('12:30 AM EST', '4:00 AM EDT')).toEqual({ from: '12:30 AM EST', to: '4:00 AM EDT' })
})
