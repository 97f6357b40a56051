import { dateIn, instantAt, type PlainDate } from '@porchlight/contract'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { ownerFunds } from '#modules/ledger'
import { approveRun, closeQuarter, prepareRun, sendRun, settleRun } from '#modules/statements'
import type { LoadedPeople } from './load-people.ts'

const zone = 'America/New_York'
/** Nobody sends a run of the demo world alone. */
const limits = { run: 0, single: 0 }

export type PastQuarter = { start: PlainDate; year: number; quarter: number }

const payees = async (ctx: WriteCtx, owners: readonly number[]) => {
  const due: { ownerId: number; amount: number }[] = []
  for (const ownerId of owners) {
    const { available } = await ownerFunds(ctx, ownerId, 'USD')
    if (available > 0) due.push({ ownerId, amount: available })
  }
  return due
}

/** One of the team prepares and sends the run, another approves it; the bank has moved the money two days later. */
const payQuarter = async (app: App, { owners, staff, books }: LoadedPeople, quarter: PastQuarter): Promise<void> => {
  const day = `${quarter.start.slice(0, 8)}05`
  const runId = await app.work.at(instantAt(zone, day, '10:00')).write(async (ctx) => {
    const due = await payees(ctx, owners)
    if (due.length === 0) return undefined
    const note = `Quarter ${quarter.quarter} of ${quarter.year}`
    const id = await prepareRun(ctx, { currency: 'USD', payees: due, note, preparedBy: staff })
    await approveRun(ctx, { runId: id, by: books, limits })
    await sendRun(ctx, { runId: id, by: staff, limits })
    return id
  })
  const moved = `${quarter.start.slice(0, 8)}11`
  if (runId === undefined || moved > dateIn(zone, app.clock.now())) return
  await app.work.at(instantAt(zone, moved, '09:00')).write((ctx) => settleRun(ctx, runId, staff))
}

/** On the fifth of each new quarter owners are paid what the last one brought, and its books are closed. */
export const payAndClose = async (app: App, people: LoadedPeople, quarter: PastQuarter): Promise<void> => {
  await payQuarter(app, people, quarter)
  const work = app.work.at(instantAt(zone, `${quarter.start.slice(0, 8)}05`, '10:00'))
  const { legalName } = siteOf(app.config)
  for (const ownerId of people.owners)
    await work.write((ctx) =>
      closeQuarter(ctx, { ownerId, year: quarter.year, quarter: quarter.quarter, closedBy: people.staff, legalName }),
    )
}
