import type { ApplicationState, CommissionState } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { hasEnded } from './has-ended.ts'

const ended = (applications: readonly ApplicationState[], owed: Partial<Record<CommissionState, number>> = {}) =>
  hasEnded({
    applications: applications.map((state) => ({ state })),
    states: (['tracked', 'booked', 'earned', 'approved', 'scheduled', 'paid', 'reversed'] as const).map((state) => ({
      state,
      count: owed[state] ?? 0,
    })),
  })

it('asks a rejected or terminated partner for nothing, unless commission is still to be paid', () => {
  expect(ended(['rejected'])).toBe(true)
  expect(ended(['terminated', 'rejected'], { paid: 4, reversed: 1, tracked: 2 })).toBe(true)
  for (const state of ['booked', 'earned', 'approved', 'scheduled'] as const)
    expect(ended(['terminated'], { [state]: 1 }), state).toBe(false)
  expect(ended(['rejected', 'submitted'])).toBe(false)
  expect(ended([])).toBe(false)
})
