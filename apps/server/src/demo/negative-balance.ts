import { addDays, dateIn, instantAt } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { applyAllCredits, debtors, issueInvoiceFor, openDues, receive } from '#modules/dues'
import { homesOfOwner } from '#modules/homes'
import { balanceOf } from '#modules/ledger'
import { correctOwner } from '#modules/statements'
import type { LoadedPeople } from './load-people.ts'
import { closingAt, type PastQuarter } from './pay-quarter.ts'

const zone = 'America/New_York'
/** The owner's negative balance at the end of the quarter, and how much of it they have paid, in cents. */
const owed = 24_600_00
const sent = 500_00

type Owing = { ownerId: number; balance: number }

/** The owner with the lowest account balance on a home, other than the demo owner. */
const poorest = async (app: App, owners: readonly number[]): Promise<Owing | undefined> => {
  const found: Owing[] = []
  const balance = (ownerId: number) =>
    app.work.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId, currency: 'USD' }))
  for (const ownerId of owners.slice(1)) {
    const homes = await app.work.read((ctx) => homesOfOwner(ctx, ownerId))
    if (homes.length > 0) found.push({ ownerId, balance: await balance(ownerId) })
  }
  return found.sort((a, b) => a.balance - b.balance)[0]
}

/** The roof cost more than the owner's homes earned; charged on the last day of a quarter. */
const chargeRoof = async (app: App, owing: Owing, { start }: PastQuarter, madeBy: number): Promise<void> => {
  const { ownerId, balance } = owing
  const [home] = await app.work.read((ctx) => homesOfOwner(ctx, ownerId))
  if (!home) return
  const on = addDays(start, -1)
  await app.work.at(instantAt(zone, on, '20:00')).write((ctx) =>
    correctOwner(
      ctx,
      {
        ownerId,
        homeId: home.id,
        kind: 'correction',
        amount: { amount: -(Math.max(0, balance) + owed), currency: 'USD' },
        document: 'Roof replaced after the storm',
        source: `roof:${home.id}`,
        on,
      },
      {
        reason: 'The storm took the shingles on the west side. Your insurer pays you; we paid the roofer.',
        files: [],
        madeBy,
        approvedBy: null,
      },
    ),
  )
}

/** Asks an owner whose roof was renewed to pay for it when the quarter closes. */
export const askForRoof = async (
  app: App,
  { owners, staff }: LoadedPeople,
  quarter: PastQuarter,
  close: () => Promise<void>,
): Promise<void> => {
  const owing = await poorest(app, owners)
  if (owing) await chargeRoof(app, owing, quarter, staff)
  await close()
  if (!owing) return
  const { ownerId } = owing
  await app.work.at(closingAt(quarter)).write((ctx) => issueInvoiceFor(app, ctx, { ...quarter, ownerId }))
}

/** Two weeks after the close each debtor has paid a first part; the rest is earned back or still open. */
export const payRoof = async (app: App, staff: number, quarter: PastQuarter): Promise<void> => {
  const receivedOn = addDays(dateIn(zone, closingAt(quarter)), 14)
  const [debtor] = await app.work.read(debtors)
  if (debtor && receivedOn <= dateIn(zone, app.clock.now()))
    await app.work.at(instantAt(zone, receivedOn, '10:00')).write(async (ctx) => {
      const [due] = await openDues(ctx, debtor.ownerId, debtor.currency)
      if (due && due.open > sent)
        await receive(ctx, due.number, { amount: sent, receivedOn, reference: 'Wire 2207', by: staff, key: 'roof' })
    })
  await applyAllCredits(app)
}
