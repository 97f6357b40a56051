import {
  addDays,
  foreignFormState,
  type foreignFormsOnFile,
  foreignIncomes,
  foreignReminderDue,
  foreignReminders,
  fullName,
  type ResultsOf,
} from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { foreignStatusExpires } from './events.ts'
import { lastForeignForms, withoutLaterW9 } from './foreign-status.ts'
import { db } from './tables.ts'

/** The forms that count for each person and income, or counted until they expired. */
const formsThatCount = async (ctx: ReadCtx) => {
  const rows = []
  for (const income of foreignIncomes) rows.push(...(await withoutLaterW9(ctx, await lastForeignForms(ctx, income))))
  return rows
}

/** All W-8 forms that staff rely on, the next to expire first. */
export const foreignFormList = async (ctx: ReadCtx): Promise<ResultsOf<typeof foreignFormsOnFile>['forms']> => {
  const rows = await formsThatCount(ctx)
  const people = await accountsByIds(
    ctx,
    rows.map(({ account_id }) => account_id),
  )
  return rows
    .map(({ account_id: personId, stated, ending, signed_at, expires_on: expiresOn }) => {
      const person = people.get(personId)
      return {
        personId,
        name: stated.name || (person ? fullName(person) : ''),
        kind: stated.kind,
        country: stated.country,
        ending,
        signedAt: signed_at.toISOString(),
        expiresOn,
        state: foreignFormState(expiresOn, ctx.today),
      }
    })
    .sort((a, b) => a.expiresOn.localeCompare(b.expiresOn) || a.personId - b.personId)
}

/** Reminds signers 60, 30, and 7 days before a form expires, and once it has: once each. */
export const remindOfForeignForms = async (ctx: WriteCtx): Promise<void> => {
  const rows = (await formsThatCount(ctx)).filter((row) => row.expires_on <= addDays(ctx.today, foreignReminders[0]))
  for (const { id, account_id: accountId, stated, expires_on: expiresOn } of rows) {
    const last = await db(ctx)
      .selectFrom('payees.foreign_status_reminder')
      .select(({ fn }) => fn.min<number | null>('days').as('days'))
      .where('foreign_status_id', '=', id)
      .executeTakeFirst()
    const days = foreignReminderDue({ expiresOn, reminded: last?.days ?? null }, ctx.today)
    if (days === undefined) continue
    await db(ctx)
      .insertInto('payees.foreign_status_reminder')
      .values({ foreign_status_id: id, days, sent_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await announce(
      ctx,
      foreignStatusExpires({ accountId, form: stated.kind, expiresOn, isExpired: days < 0, at: ctx.now.toISOString() }),
    )
  }
}
