import { statementClosed } from '#events/statements'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { closedForOwners } from '#modules/statements'
import { setOff } from './credit-invoice.ts'
import { debtors } from './invoices.ts'
import { issueInvoiceFor } from './issue-invoices.ts'
import { unseen } from './unread-invoices.ts'

const each = async <Of>(all: readonly Of[], run: (one: Of) => Promise<void>): Promise<void> => {
  const failures: unknown[] = []
  for (const one of all) await run(one).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`)
}

/** Applies owners' account earnings to their invoices, with one transaction per owner. */
export const applyAllCredits = async (app: App): Promise<void> =>
  each(await app.work.read(debtors), ({ ownerId, currency }) => app.work.write((ctx) => setOff(ctx, ownerId, currency)))

/** Processes closed quarters whose event was missed, oldest first. */
export const issueAll = async (app: App): Promise<void> =>
  each(await app.work.read(async (ctx) => unseen(ctx, await closedForOwners(ctx))), (closed) =>
    app.work.write((ctx) => issueInvoiceFor(app, ctx, closed)),
  )

export const jobs: readonly Job[] = [
  job({ name: 'dues.set-off', cron: '*/10 * * * *', run: applyAllCredits }),
  job({ name: 'dues.issue', cron: '40 7 * * *', run: issueAll }),
]

export const consumers: readonly Consumer[] = [
  onEvent(statementClosed, 'dues.statement-closed', (app, { ownerId, year, quarter }) =>
    app.work.write((ctx) => issueInvoiceFor(app, ctx, { ownerId: ownerId, year: year, quarter: quarter })),
  ),
]
