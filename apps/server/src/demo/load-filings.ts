import { addDays, dateIn, instantAt } from '@porchlight/contract'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { payProvider, protectionOwed } from '#modules/protection'
import { fileTaxYear, taxYearOf } from '#modules/statements'

const zone = 'America/New_York'

/** The forms of last year, filed at the end of January, if its books are closed and January is over. */
const fileLastYear = async (app: App, staff: number): Promise<void> => {
  const now = app.clock.now()
  const year = Number(dateIn(zone, now).slice(0, 4)) - 1
  const filedAt = instantAt(zone, `${year + 1}-01-27`, '10:30')
  const { closed, due } = await app.work.read((ctx) => taxYearOf(ctx, year))
  if (filedAt > now || !closed || due.originals === 0) return
  const filing = {
    year,
    rents: due.rents.amount,
    reason: `Forms for ${year}`,
    filedBy: staff,
    payer: siteOf(app).legalName,
  }
  await app.work.at(filedAt).write((ctx) => fileTaxYear(ctx, filing))
}

/** What part of the premiums owed each of the last payments settled; the rest waits. */
const paidShares = [0.5, 0.6] as const
const monthDays = 30

/** Monthly payments of collected premiums to the protection provider. */
const payPremiums = async (app: App, staff: number): Promise<void> => {
  const now = app.clock.now()
  for (const [at, share] of paidShares.entries()) {
    const paidOn = addDays(dateIn(zone, now), -monthDays * (paidShares.length - at) + 9)
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

/** What the office has sent out: tax forms, and premiums to the protection provider. */
export const loadFilings = async (app: App, staff: number): Promise<void> => {
  await fileLastYear(app, staff)
  await payPremiums(app, staff)
}
