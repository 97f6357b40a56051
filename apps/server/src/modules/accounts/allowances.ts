import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { WriteCtx } from '#kernel/work'
import { type Allowance, clockSkewMs, emissionMs, normalEmail } from './rules.ts'
import { db } from './tables.ts'

const digest = (text: string): string => sha256(text).slice(0, 27)

/** Identifies a mailbox without storing it, whether it is known or not. */
export const mailboxKey = (email: string): string => digest(normalEmail(email))
export const contactKey = (contact: string): string => digest(contact.replace(/[\s()-]/g, ''))

/** One kind of attempt to count, and who made it. */
export type Use = { what: string; of: string; allowance: Allowance }

/**
 * Takes one use from each allowance (GCRA: a key stores the moment at which its allowance is used up). Returns how long
 * to wait if any is used up, otherwise undefined. Counted even if what follows is rejected: call it in its own write.
 */
export const takeUses = async (ctx: WriteCtx, uses: readonly Use[]): Promise<number | undefined> => {
  let waitMs = 0
  // Always in the same order, so that two calls that share keys wait for each other instead of deadlocking.
  for (const { what, of, allowance } of [...uses].sort((a, b) => `${a.what}${a.of}`.localeCompare(`${b.what}${b.of}`)))
    waitMs = Math.max(waitMs, await takeOne(ctx, `${what}:${of}`, allowance))
  return waitMs > 0 ? Math.max(1, Math.ceil(waitMs / 1000)) : undefined
}

/** Milliseconds to wait; 0 if there was one left. */
const takeOne = async (ctx: WriteCtx, key: string, allowance: Allowance): Promise<number> => {
  const step = emissionMs(allowance)
  const end = new Date(ctx.now.getTime() + allowance.perMinutes * 60_000)
  // No use moves a key past its end: a value well beyond it was written by a clock that has since been set back.
  const impossible = new Date(end.getTime() + clockSkewMs)
  const used = sql<Date>`case when allowance.full_at > ${impossible}::timestamptz then ${ctx.now}::timestamptz
    else greatest(allowance.full_at, ${ctx.now}::timestamptz) end`
  const next = sql<Date>`${used} + ${step} * interval '1 millisecond'`
  const taken = await db(ctx)
    .insertInto('accounts.allowance')
    .values({ key, full_at: new Date(ctx.now.getTime() + step) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ full_at: next }).where(next, '<=', end))
    .returning('full_at')
    .executeTakeFirst()
  if (taken) return 0
  const { full_at } = await db(ctx)
    .selectFrom('accounts.allowance')
    .select('full_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return Math.max(1, full_at.getTime() + step - end.getTime())
}

/** Restores the full allowance: someone who has proved themselves is no longer guessing. */
export const clearUses = async (ctx: WriteCtx, uses: readonly Pick<Use, 'what' | 'of'>[]): Promise<void> => {
  if (uses.length === 0) return
  await db(ctx)
    .deleteFrom('accounts.allowance')
    .where(
      'key',
      'in',
      uses.map(({ what, of }) => `${what}:${of}`),
    )
    .execute()
}

/** Deletes keys that are fully refilled. */
export const forgetOldUses = async (ctx: WriteCtx): Promise<void> => {
  await db(ctx).deleteFrom('accounts.allowance').where('full_at', '<', ctx.now).execute()
}

/** @throws Problem 429 `too_many_attempts` if someone has to wait */
export const refuseWhenUsedUp = (waitSeconds: number | undefined, message: string): void => {
  if (waitSeconds !== undefined)
    throw new Problem(429, 'too_many_attempts', message, undefined, { retryAfterSeconds: waitSeconds })
}
