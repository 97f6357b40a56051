import { afterEach, expect } from 'vitest'
import { invariantsOf } from '#modules/ledger'
import { sceneApp } from '#testing/scene-app'
import { checks } from '../checks.ts'
import { settleDue, sweepIntents, sweepRefunds } from '../runs.ts'
import { cardPaymentsOf } from './card-payment.ts'
import { gatewayOf } from './gateway.ts'

/**
 * Bookings to pay for, the sandbox gateway, and a clock, for the tests of one file. After each test, gateway, payments,
 * and ledger must agree (R44).
 */
export const paymentsScene = () => {
  const t = sceneApp()

  /** Half an hour later, everything left open has been looked up. */
  const sweepEverything = async () => {
    t.clock.advance(30)
    await sweepIntents(t.app)
    await sweepRefunds(t.app)
    await t.drain()
  }

  afterEach(async () => {
    await sweepEverything()
    await settleDue(t.app)
    for (const check of checks) expect(await check.run(t.app), check.code).toMatchObject({ holds: true })
    for (const { code, holds, figure } of await t.read(invariantsOf))
      expect({ code, holds, figure }).toMatchObject({ holds: true })
  })

  return { t, sweepEverything, ...cardPaymentsOf(t), ...gatewayOf(t) }
}
