import { login, logout } from '@porchlight/contract'
import { csrfToken } from '#http/csrf'
import { networkKey } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import { endSession, restoreStaffSession } from '#http/session'
import { Problem } from '#kernel/problem'
import { passwordFits } from './adapters/passwords.ts'
import { clearUses, mailboxKey, refuseWhenUsedUp, takeUses, type Use } from './allowances.ts'
import { noteSecurity } from './audit.ts'
import { knowsDevice } from './devices.ts'
import { passwordHashOf } from './queries.ts'
import { allowances, normalEmail } from './rules.ts'
import { closeSession } from './sessions.ts'
import { createSession, welcome } from './start-session.ts'
import { warnOwner, widened } from './throttle.ts'

const wrongCredentials = () => new Problem(422, 'wrong_credentials', 'The email address or password is incorrect.')

/** A browser that the account knows has its own count, so that strangers can't lock the owner out. */
const guessesOf = (email: string, deviceToken: string, isKnown: boolean): Use => ({
  what: isKnown ? 'password-known' : 'password',
  of: isKnown ? `${mailboxKey(email)}/${mailboxKey(deviceToken)}` : mailboxKey(email),
  allowance: allowances.passwords,
})

// Answers that carry a session cookie are never stored for a replay: these writes bypass the idempotency key.
const enter = route(login, async ({ app, body, request, reply }) => {
  const { work } = app
  const email = normalEmail(body.email)
  const isKnown = request.deviceToken !== '' && (await work.read((ctx) => knowsDevice(ctx, email, request.deviceToken)))
  const guesses = guessesOf(email, request.deviceToken, isKnown)
  const entries = widened(app, allowances.entries)
  const wait = await work.write(async (ctx) => {
    const callers = await takeUses(ctx, [
      { what: 'login-network', of: networkKey(request), allowance: entries },
      ...(request.deviceToken
        ? [{ what: 'login-device', of: mailboxKey(request.deviceToken), allowance: entries }]
        : []),
    ])
    const account = callers === undefined ? await takeUses(ctx, [guesses]) : undefined
    if (account !== undefined) await warnOwner(ctx, email, 'login_throttled', request.ip)
    return callers ?? account
  })
  refuseWhenUsedUp(wait, 'Too many wrong passwords. Please wait 15 minutes.')
  const known = await work.read((ctx) => passwordHashOf(ctx, email))
  if (!(await passwordFits(body.password, known?.hash)) || !known) throw wrongCredentials()
  const entered = await work.write(async (ctx) => {
    await clearUses(ctx, [guesses])
    return createSession(ctx, { request }, known.accountId, { by: 'password', kind: 'logged_in' })
  })
  return welcome({ app, request, reply }, entered)
})

const leave = route(logout, async ({ app, request, reply }) => {
  const own = restoreStaffSession(app, request, reply)
  await app.work.write(async (ctx) => {
    const closed = request.sessionToken ? await closeSession(ctx, request.sessionToken) : undefined
    // Logging in again ends an impersonation.
    if (own) await closeSession(ctx, own)
    if (closed) await noteSecurity(ctx, { accountId: closed.account_id, kind: 'logged_out', sessionId: closed.id })
  })
  endSession(app, reply)
  return { token: csrfToken(request.visitorSecret, '') }
})

export const loginRoutes: readonly Route[] = [enter, leave]
