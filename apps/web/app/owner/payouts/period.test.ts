import type { PaidPayout } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

const covers = (...days: string[]) => days.map((on) => ({ on })) as PaidPayout['covers']

test('the period of a payout covers its earnings, across a quarter end', () => {
  expect(periodOf(covers('2027-09-14', '2027-10-03', '2027-08-30'))).toEqual({ from: '2027-08-30', to: '2027-10-03' })
  expect(periodOf(covers('2027-09-14'))).toEqual({ from: '2027-09-14', to: '2027-09-14' })
  expect(periodOf(covers())).toBeNull()
})
