import { forgotPassword, resetPassword } from '@porchlight/contract'
import { networkKey } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import { hashPassword, passwordFits } from './adapters/passwords.ts'
import { mailboxKey, refuseWhenUsedUp, takeUses } from './allowances.ts'
import { redeem } from './challenges.ts'
import { refuseWeak, setPassword } from './passwords.ts'
import { sendResetJob } from './reset-code.ts'
import { allowances, normalEmail } from './rules.ts'
import { endSessions } from './sessions.ts'
import { createSession, welcome } from './start-session.ts'
import { claimCode, tooManyCodes, widened, wrongCode } from './throttle.ts'

/**
 * The answer reveals nothing about the address and takes equally long for every one: whether there is an account, and
 * the code itself, are left to a job.
 */
const forgot = route(forgotPassword, async ({ app, body, request }) => {
  const email = normalEmail(body.email)
  const wait = await app.work.write(async (ctx) => {
    const callers = await takeUses(ctx, [
      { what: 'codes-network', of: networkKey(request), allowance: widened(app, allowances.codesRequested) },
    ])
    if (callers !== undefined) return callers
    const mailbox = { what: 'codes-mailbox', of: mailboxKey(email), allowance: allowances.codesSent }
    if ((await takeUses(ctx, [mailbox])) === undefined) await app.queue.enqueue(ctx, sendResetJob, { email })
    return undefined
  })
  refuseWhenUsedUp(wait, 'Too many codes were asked for from here. Please wait 15 minutes.')
  return { minutes: app.config.codeMinutes }
})

const reset = route(resetPassword, async ({ app, body, request, reply }) => {
  refuseWeak(body.password, 'weakAtReset', 'password')
  const email = normalEmail(body.email)
  const callers = await app.work.write((ctx) =>
    takeUses(ctx, [{ what: 'reset-network', of: networkKey(request), allowance: widened(app, allowances.entries) }]),
  )
  refuseWhenUsedUp(callers, tooManyCodes)
  const { wait, claimed } = await claimCode(app, email, request.ip, { resetOf: email })
  refuseWhenUsedUp(wait, tooManyCodes)
  if (!(await passwordFits(body.code, claimed?.code_hash)) || !claimed) throw wrongCode()
  const passwordHash = await hashPassword(body.password)
  const entered = await app.work.write(async (ctx) => {
    if (!(await redeem(ctx, claimed.id))) throw wrongCode()
    await setPassword(ctx, claimed.account_id, passwordHash)
    await endSessions(ctx, claimed.account_id)
    return createSession(ctx, { request }, claimed.account_id, { by: 'code', kind: 'password_reset' })
  })
  return welcome({ app, request, reply }, entered)
})

export const recoveryRoutes: readonly Route[] = [forgot, reset]
