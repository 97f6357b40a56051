import { expect, test } from 'vitest'
import { accountOf, summedBy } from './chart.ts'

test('an account is summed by what its lines must name, and card clearing by stay', () => {
  expect(summedBy('processor:clearing')).toEqual(['bookingId'])
  expect(summedBy('payable:owner')).toContain('ownerId')
  expect(summedBy('payable:tax')).toContain('authority')
  expect(summedBy('cash:trust')).toEqual([])
  expect(accountOf('payable:nobody')).toBeUndefined()
})
