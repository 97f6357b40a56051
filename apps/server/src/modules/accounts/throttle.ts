import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { mailboxKey, takeUses } from './allowances.ts'
import { noteSecurity } from './audit.ts'
import { type CodeOf, claimTry, consumeCodeTry } from './challenges.ts'
import { passwordHashOf } from './queries.ts'
import { type Allowance, allowances } from './rules.ts'
import { announceSecurityEvent } from './security-notices.ts'

/** Widens limits per network as the installation grows; per-account limits never grow. */
export const widened = ({ config }: Pick<App, 'config'>, { atOnce, perMinutes }: Allowance): Allowance => ({
  atOnce: Math.ceil(atOnce * config.rateLimitFactor),
  perMinutes,
})

/**
 * Warns a mailbox's owner that someone is trying to get in: once an hour, and with the same work whether or not there
 * is an account.
 */
export const warnOwner = async (
  ctx: WriteCtx,
  email: string,
  kind: 'login_throttled' | 'codes_throttled',
  address: string,
): Promise<void> => {
  const waits = await takeUses(ctx, [{ what: `warn-${kind}`, of: mailboxKey(email), allowance: allowances.warnings }])
  const known = await passwordHashOf(ctx, email)
  if (waits !== undefined || !known) return
  await noteSecurity(ctx, { accountId: known.accountId, kind, by: null, address })
  await announceSecurityEvent(ctx, `account.${kind}`, { accountId: known.accountId })
}

/** Takes a try for the mailbox, then one of the code's own; both count whatever the outcome. */
export const claimCode = (app: App, email: string, address: string, of: CodeOf) =>
  app.work.write(async (ctx) => {
    const wait = await consumeCodeTry(ctx, mailboxKey(email))
    if (wait !== undefined) await warnOwner(ctx, email, 'codes_throttled', address)
    return { wait, claimed: wait === undefined ? await claimTry(ctx, of) : undefined }
  })

export const tooManyCodes = 'Too many codes were tried. Please wait an hour.'

export const wrongCode = () =>
  new Problem(422, 'wrong_code', 'Please enter the 6 digits verification code (without any spaces)', undefined, {
    required: ['code'],
  })
