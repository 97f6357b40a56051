import { openFirstAccount } from '@porchlight/contract'
import { networkKey } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'
import { hashPassword } from './adapters/passwords.ts'
import { refuseWhenUsedUp, takeUses } from './allowances.ts'
import { createAccount } from './commands.ts'
import { refuseMismatch, refuseWeak } from './passwords.ts'
import { allowances } from './rules.ts'
import { adminPermissions, adminRoles, claimSetupCode, useSetupCode } from './setup-codes.ts'
import { createSession, welcome } from './start-session.ts'
import { widened } from './throttle.ts'

const unknownCode = () =>
  new Problem(
    422,
    'setup_code_unknown',
    'This setup code is wrong, was used, or has expired. Run "npm run cli -- admin EMAIL" on the server for a new one.',
    undefined,
    { required: ['code'] },
  )

// The answer carries a session cookie and is never stored for a replay: this write bypasses the idempotency key.
const open = route(openFirstAccount, async ({ app, actor, body, request, reply }) => {
  if (actor.kind === 'person') throw new Problem(409, 'already_logged_in', 'Log out before you set up an account.')
  const wait = await app.work.write((ctx) =>
    takeUses(ctx, [
      { what: 'setup-network', of: networkKey(request), allowance: widened(app, allowances.codesRequested) },
    ]),
  )
  refuseWhenUsedUp(wait, 'Too many attempts. Wait a few minutes.')
  const { code, password, confirmPassword, ...person } = body
  refuseWeak(password, 'weakAtSignup', 'password')
  refuseMismatch(password, confirmPassword)
  const passwordHash = await hashPassword(password)
  const entered = await app.work.as(request.id).write(async (ctx) => {
    const id = await claimSetupCode(ctx, code, person.email)
    if (id === undefined) throw unknownCode()
    const account = await createAccount(ctx, {
      ...person,
      passwordHash,
      roles: adminRoles,
      permissions: adminPermissions,
      verification: 'new_devices',
    })
    await useSetupCode(ctx, id, account.id)
    return createSession(ctx, { request }, account.id, { by: 'code', kind: 'account_opened' })
  })
  return welcome({ app, request, reply }, entered)
})

export const setupRoutes: readonly Route[] = [open]
