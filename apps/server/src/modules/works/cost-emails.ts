import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { type Account, accountById, staffAccounts } from '#modules/accounts'
import { homeById, ownersOf } from '#modules/homes'
import type { WordRow } from './bid-queries.ts'
import type { JobRow } from './job-queries.ts'
import { costEmail } from './messages.ts'

const write = async (app: App, ctx: WriteCtx, job: JobRow, word: WordRow, reader: Account, path: string) => {
  const home = await homeById(ctx, job.home_id)
  const sum = { amount: word.amount_minor, currency: home.currency }
  await app.adapters.post.email(ctx, {
    to: reader.email,
    accountId: reader.id,
    fact: `job.${word.what}:${word.id}:${reader.id}`,
    kind: 'job',
    ...costEmail({ firstName: reader.firstName, home: home.name, title: job.title, path }, word.what, sum),
  })
}

/** Emails every owner of the home; the reasons for the price are on the page. */
export const emailOwners = async (app: App, ctx: WriteCtx, job: JobRow, word: WordRow): Promise<void> => {
  for (const id of await ownersOf(ctx, job.home_id)) {
    const owner = await accountById(ctx, id)
    if (owner) await write(app, ctx, job, word, owner, `/owners/maintenance/jobs/${job.id}`)
  }
}

/** Emails the staff who manage homes. */
export const emailTeam = async (app: App, ctx: WriteCtx, job: JobRow, word: WordRow): Promise<void> => {
  for (const one of await staffAccounts(ctx))
    if (one.permissions.includes('homes')) await write(app, ctx, job, word, one, `/staff/jobs/${job.id}`)
}

/** Emails an owner their part of a bill. */
export const emailCharged = async (
  app: App,
  ctx: WriteCtx,
  job: JobRow,
  billId: number,
  ownerId: number,
  share: { amount: number; currency: string },
): Promise<void> => {
  const owner = await accountById(ctx, ownerId)
  if (!owner) return
  const { name } = await homeById(ctx, job.home_id)
  const about = { firstName: owner.firstName, home: name, title: job.title, path: `/owners/maintenance/jobs/${job.id}` }
  await app.adapters.post.email(ctx, {
    to: owner.email,
    accountId: ownerId,
    fact: `job.charged:${billId}:${ownerId}`,
    kind: 'job',
    ...costEmail(about, 'charged', share),
  })
}
