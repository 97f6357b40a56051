import { randomUUID } from 'node:crypto'
import type { Language } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { hashPassword } from './adapters/passwords.ts'
import { mailboxKey } from './allowances.ts'
import { noteSecurity } from './audit.ts'
import { consumeCodeTry, newCode } from './challenges.ts'
import { accountByEmail } from './queries.ts'
import { triesPerCode } from './rules.ts'
import { announceSecurityEvent } from './security-notices.ts'
import { db } from './tables.ts'

export const sendSignupCodeJob = 'accounts.send-signup-code'

/** One code per mailbox; a newer one replaces it. */
export const storeSignupCode = (ctx: WriteCtx, mailbox: string, codeHash: string, minutes: number) => {
  const code = {
    code_hash: codeHash,
    tries: 0,
    created_at: ctx.now,
    expires_at: new Date(ctx.now.getTime() + minutes * 60_000),
  }
  return db(ctx)
    .insertInto('accounts.signup_code')
    .values({ mailbox, ...code })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(code))
    .execute()
}

/** Emails a code to an address without an account; an address that has one gets a notice with how to log in instead. */
export const sendSignupCode = async (app: App, email: string, language: Language): Promise<void> => {
  const account = await app.work.read((ctx) => accountByEmail(ctx, email))
  if (account) {
    await app.work.write(async (ctx) => {
      await noteSecurity(ctx, { accountId: account.id, kind: 'signup_tried', by: null })
      await announceSecurityEvent(ctx, 'account.signup_tried', { accountId: account.id })
    })
    return
  }
  const code = newCode()
  const codeHash = await hashPassword(code)
  const minutes = app.config.codeMinutes
  const mailbox = mailboxKey(email)
  await app.work.write((ctx) => storeSignupCode(ctx, mailbox, codeHash, minutes))
  await app.adapters.codes.send({
    challengeId: `signup-${randomUUID()}`,
    account: { id: null, firstName: '', language },
    purpose: 'signup',
    channel: 'email',
    to: email,
    code,
    minutes,
  })
}

const claimTry = (ctx: WriteCtx, email: string) =>
  db(ctx)
    .updateTable('accounts.signup_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('mailbox', '=', mailboxKey(email))
    .where('expires_at', '>', ctx.now)
    .where('tries', '<', triesPerCode)
    .returning('code_hash')
    .executeTakeFirst()

/**
 * Takes a try for the mailbox, then one of the code's own; both count whatever the outcome, separately from those of
 * codes for an account. No code is claimed if there is none, it has expired, or its tries are used up.
 */
export const claimSignupCode = ({ work }: Pick<App, 'work'>, email: string) =>
  work.write(async (ctx) => {
    const wait = await consumeCodeTry(ctx, `signup-${mailboxKey(email)}`)
    return { wait, claimed: wait === undefined ? await claimTry(ctx, email) : undefined }
  })

/** Uses up a code. False if another request was faster, or a newer code replaced it. */
export const redeemSignupCode = async (ctx: WriteCtx, email: string, codeHash: string): Promise<boolean> => {
  const used = await db(ctx)
    .deleteFrom('accounts.signup_code')
    .where('mailbox', '=', mailboxKey(email))
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}

export const deleteExpiredSignupCodes = async (ctx: WriteCtx): Promise<void> => {
  await db(ctx).deleteFrom('accounts.signup_code').where('expires_at', '<', ctx.now).execute()
}
