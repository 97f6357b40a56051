import { addDays, dateIn, instantAt, type PlainDate } from '@porchlight/contract'
import { companyNameOf } from '#http/site'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { balances, ownerFunds, ownersInBooks, transferDue } from '#modules/ledger'
import {
  approveRun,
  closeBooks,
  prepareRun,
  sendRun,
  setPayoutSchedule,
  settleRun,
  tellBank,
} from '#modules/statements'
import { approveTransfer, prepareTransfer, sendTransfer, settleTransfer } from '#modules/transfers'
import type { LoadedPeople } from './load-people.ts'

const zone = 'America/New_York'
/** In the demo world, no one sends a run without a second approver. */
const limits = { run: 0, single: 0 }

export type PastQuarter = { start: PlainDate; year: number; quarter: number }

/** When the previous quarter is paid and closed. */
export const closingAt = ({ start }: PastQuarter): Date => instantAt(zone, `${start.slice(0, 8)}05`, '10:00')

const payees = async (ctx: WriteCtx, owners: readonly number[]) => {
  const due: { ownerId: number; amount: number }[] = []
  for (const ownerId of owners) {
    const { available } = await ownerFunds(ctx, ownerId, 'USD')
    if (available > 0) due.push({ ownerId, amount: available })
  }
  return due
}

/** One team member prepares and sends the run, another approves it; the bank has moved the money six days later. */
const payQuarter = async (app: App, { owners, staff, books }: LoadedPeople, quarter: PastQuarter): Promise<void> => {
  const runId = await app.work.at(closingAt(quarter)).write(async (ctx) => {
    const due = await payees(ctx, owners)
    if (due.length === 0) return undefined
    const note = `Balances of Q${quarter.quarter} ${quarter.year}`
    const id = await prepareRun(ctx, { currency: 'USD', payees: due, note, preparedBy: staff })
    await approveRun(ctx, { runId: id, by: books, limits })
    await sendRun(ctx, { runId: id, by: staff, limits })
    return id
  })
  const moved = `${quarter.start.slice(0, 8)}11`
  if (runId === undefined || moved > dateIn(zone, app.clock.now())) return
  await app.work.at(instantAt(zone, moved, '09:00')).write((ctx) => settleRun(ctx, runId, staff))
}

/**
 * The company's earnings of the quarter go to the operating account: one team member prepares the transfer, another
 * approves it.
 */
const takeOurs = async (app: App, { staff, books }: LoadedPeople, quarter: PastQuarter): Promise<void> => {
  const on = dateIn(zone, closingAt(quarter))
  const acting = { limit: 0 }
  const id = await app.work.at(closingAt(quarter)).write(async (ctx) => {
    const due = await transferDue(ctx, 'USD')
    if (!due) return undefined
    const note = `Commission and fees of quarter ${quarter.quarter}, ${quarter.year}`
    const made = await prepareTransfer(ctx, { currency: 'USD', amount: due.amount, note, by: staff })
    await approveTransfer(ctx, { ...acting, id: made, by: books })
    const reference = `Wire ${quarter.year}-Q${quarter.quarter}`
    await sendTransfer(ctx, { ...acting, id: made, by: staff }, { on, reference })
    return made
  })
  const arrived = addDays(on, 1)
  if (id === undefined || arrived > dateIn(zone, app.clock.now())) return
  await app.work
    .at(instantAt(zone, arrived, '09:00'))
    .write((ctx) => settleTransfer(ctx, { ...acting, id, by: staff }, { on: arrived }))
}

/** On the fifth of each new quarter, owners are paid what the last one earned, and its books are closed. */
export const payAndClose = async (
  app: App,
  people: LoadedPeople,
  { start, year, quarter }: PastQuarter,
): Promise<void> => {
  await payQuarter(app, people, { start, year, quarter })
  await takeOurs(app, people, { start, year, quarter })
  const legalName = companyNameOf(app)
  await app.work.at(closingAt({ start, year, quarter })).write(async (ctx) => {
    if (!(await ownersInBooks(ctx)).some(({ first }) => first < start)) return
    for (const { currency, amount } of await balances(ctx, { accounts: ['cash:trust'], to: addDays(start, -1) }))
      await tellBank(ctx, { year, quarter, balance: { amount, currency }, by: people.staff })
    await closeBooks(ctx, { year, quarter, closedBy: people.staff, legalName })
  })
}

/** From now on owners are paid every month, as their home page promises. */
export const setPayday = (app: App, { books }: LoadedPeople): Promise<void> =>
  app.work.write((ctx) =>
    setPayoutSchedule(ctx, {
      schedule: { every: 'month', days: [5] },
      reason: 'Owners asked to be paid every month, not every quarter',
      by: books,
    }),
  )
