import type { TestApp } from '#testing/harness'
import { positionAt } from '../engine/machine.ts'
import { insertCommission } from '../store.ts'

/** Adds a commission without a booking, in cents. */
export const addCommission = (
  t: TestApp,
  partnerId: number,
  amount: number,
  state: 'earned' | 'approved' = 'approved',
) =>
  t.write((ctx) =>
    insertCommission(
      ctx,
      {
        kind: 'manual',
        booking_id: null,
        origin_id: null,
        home_id: null,
        partner_id: partnerId,
        code: null,
        source: 'manual',
        basis_points: null,
        bearer: 'manager',
        currency: 'USD',
        due_on: null,
        file_id: 1,
        added_by: null,
        license_at_booking: null,
      },
      { first: { next: positionAt(state, amount, 0), reason: 'added' }, by: null },
    ),
  )
