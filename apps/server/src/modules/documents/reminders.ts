import { addDays, dateIn, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homeById, ownersOf } from '#modules/homes'
import { documentsExpiring } from './documents.ts'
import { emails } from './messages.ts'
import { proofsExpiring } from './proofs.ts'
import { reminderDays, reminderDue } from './rules.ts'
import { db } from './tables.ts'

type Ending = { subject: 'document' | 'proof'; id: number; homeId: number; title: string; expiresOn: PlainDate }

/** Records that a reminder is sent. @returns false if it was sent before */
const first = async (ctx: WriteCtx, { subject, id, expiresOn }: Ending, days: number): Promise<boolean> =>
  (await db(ctx)
    .insertInto('documents.reminder')
    .values({ subject, subject_id: id, expires_on: expiresOn, days, at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst()) !== undefined

const remind = async ({ adapters }: App, ctx: WriteCtx, ending: Ending): Promise<void> => {
  const home = await homeById(ctx, ending.homeId)
  const days = reminderDue(ending.expiresOn, dateIn(home.timeZone, ctx.now))
  if (days === undefined || !(await first(ctx, ending, days))) return
  const accounts = await accountsByIds(ctx, await ownersOf(ctx, home.id))
  for (const { id, email, firstName, closed } of accounts.values())
    if (!closed)
      await adapters.post.email(ctx, {
        to: email,
        accountId: id,
        fact: `document.expiring:${ending.subject}:${ending.id}:${ending.expiresOn}:${days}:${id}`,
        kind: 'document',
        ...emails.expiring(
          { name: firstName, title: ending.title, place: home.name },
          ending.expiresOn,
          `/owners/documents/${home.id}`,
        ),
      })
}

/** Emails the owners of homes with documents about to expire: 60, 30, and 7 days before, and on the day. */
export const remindOfEnds = (app: App): Promise<void> =>
  app.work.write(async (ctx) => {
    // A day on either side of UTC's, since the date at the home may differ.
    const from = addDays(dateIn('UTC', ctx.now), -1)
    const to = addDays(from, Math.max(...reminderDays) + 2)
    const documents = (await documentsExpiring(ctx, from, to)).flatMap(
      ({ id, home_id: homeId, title, expires_on: expiresOn }): Ending[] =>
        homeId !== null && expiresOn ? [{ subject: 'document', id, homeId, title, expiresOn }] : [],
    )
    const proofs = (await proofsExpiring(ctx, from, to)).flatMap(
      ({ id, home_id: homeId, title, expires_on: expiresOn }): Ending[] =>
        expiresOn ? [{ subject: 'proof', id, homeId, title, expiresOn }] : [],
    )
    for (const ending of [...documents, ...proofs]) await remind(app, ctx, ending)
  })
