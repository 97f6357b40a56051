import type { App } from '#kernel/app'
import type { TestApp } from '#testing/harness'
import { type Gateway, GatewayUnreachable } from '../gateway.ts'
import { paymentsOf } from '../intent.ts'

/** A gateway call that gets no response. */
export const unreachable = async (): Promise<never> => {
  throw new GatewayUnreachable()
}

/** Inspects and changes the gateway behind an app. */
export const gatewayOf = (t: TestApp) => ({
  /** What the gateway has charged for a booking. */
  chargesOf: async (bookingId: number) => {
    const payments = await t.read((ctx) => paymentsOf(ctx, bookingId))
    const figures = await t.app.adapters.gateway.figures('', 10_000)
    return figures.filter(({ key }) => payments.some(({ gatewayKey }) => gatewayKey === key))
  },

  /** The same app, with a gateway that fails in one place. */
  withGateway: (change: Partial<Gateway>): App => ({
    ...t.app,
    adapters: { ...t.app.adapters, gateway: { ...t.app.adapters.gateway, ...change } },
  }),
})
