import { addDays, dateIn, instantAt } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { payProvider, protectionOwed } from '#modules/protection'

const zone = 'America/New_York'

/** What part of the premiums owed each of the last payments settled; the rest waits. */
const paidShares = [0.5, 0.6] as const
const monthDays = 30

/** Monthly payments of collected premiums to the travel protection provider. */
export const loadPremiums = async (app: App, staff: number): Promise<void> => {
  const today = dateIn(zone, app.clock.now())
  for (const [at, share] of paidShares.entries()) {
    const paidOn = addDays(today, -monthDays * (paidShares.length - at) + 9)
    await app.work.at(instantAt(zone, paidOn, '11:00')).write(async (ctx) => {
      const [owed] = await protectionOwed(ctx)
      const amount = Math.floor((owed?.amount ?? 0) * share)
      if (!owed || amount <= 0) return
      await payProvider(ctx, {
        amount: { amount, currency: owed.currency },
        reference: `Premiums ${paidOn.slice(0, 7)}, wire ${4181 + at * 37}`,
        by: staff,
      })
    })
  }
}
