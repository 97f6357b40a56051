import {
  accountSecurity,
  changeEmail,
  chooseVerification,
  confirmSelf,
  endOneSession,
  endOtherSessions,
  forgetOneDevice,
  nameDevice,
} from '@porchlight/contract'
import { networkKey } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import { notFound, Problem } from '#kernel/problem'
import { noteSecurity } from './audit.ts'
import { forgetDevice, renameDevice } from './devices.ts'
import { factorsOf } from './factors.ts'
import { type Account, accountById } from './queries.ts'
import { requestCode } from './request-code.ts'
import { confirmedMinutes, normalEmail } from './rules.ts'
import { securityOf } from './security.ts'
import { confirmSession, endSession, endSessions } from './sessions.ts'
import { provePassword, refuseUnconfirmed } from './step-up.ts'
import { setVerification } from './verification.ts'
import { securityView } from './views.ts'

const done = { done: true } as const

const look = route(accountSecurity, ({ actor, read }) =>
  read(async (ctx) => securityView(await securityOf(ctx, actor.accountId), actor)),
)

const confirm = route(confirmSelf, async ({ app, actor, body, request }) => {
  await provePassword(app, actor, body.password)
  const { now } = await app.work.write(async (ctx) => {
    await confirmSession(ctx, actor.sessionId)
    await noteSecurity(ctx, {
      accountId: actor.accountId,
      kind: 'confirmed',
      sessionId: actor.sessionId,
      address: request.ip,
    })
    return ctx
  })
  return { confirmedUntil: new Date(now.getTime() + confirmedMinutes * 60_000).toISOString() }
})

const endOne = route(endOneSession, ({ actor, params, write, request }) =>
  write(async (ctx) => {
    if (!(await endSession(ctx, actor.accountId, params.sessionId))) throw notFound('This login')
    await noteSecurity(ctx, { ...actor, kind: 'session_ended', address: request.ip })
    return done
  }),
)

const endOthers = route(endOtherSessions, ({ actor, write, request }) =>
  write(async (ctx) => {
    const ended = await endSessions(ctx, actor.accountId, actor.sessionId)
    await noteSecurity(ctx, { ...actor, kind: 'sessions_ended', address: request.ip, details: { ended } })
    return { ended }
  }),
)

const rename = route(nameDevice, ({ actor, params, body, write }) =>
  write(async (ctx) => {
    if (!(await renameDevice(ctx, actor.accountId, params.deviceId, body.name))) throw notFound('This device')
    await noteSecurity(ctx, { ...actor, kind: 'device_renamed' })
    return done
  }),
)

const forget = route(forgetOneDevice, ({ actor, params, write, request }) =>
  write(async (ctx) => {
    if (!(await forgetDevice(ctx, actor.accountId, params.deviceId))) throw notFound('This device')
    await noteSecurity(ctx, { ...actor, kind: 'device_forgotten', address: request.ip })
    return done
  }),
)

/**
 * Weakening verification is what a thief would do, so it requires the password, and an enrolled factor is never left
 * unused.
 */
const verification = route(chooseVerification, ({ app, actor, body, write, request }) =>
  write(async (ctx) => {
    if (body.when !== 'every_login') refuseUnconfirmed(actor, app.clock.now())
    if (body.when === 'off' && (await factorsOf(ctx, actor.accountId)).length > 0)
      throw new Problem(409, 'factor_needs_it', 'Remove your authenticator app and passkeys first.')
    await setVerification(ctx, actor.accountId, body.when)
    await noteSecurity(ctx, {
      ...actor,
      kind: 'verification_changed',
      address: request.ip,
      details: { note: body.when },
    })
    return { when: body.when }
  }),
)

// Only the person who reads the mailbox learns whether its address is taken.
const email = route(changeEmail, async ({ app, actor, body, request }) => {
  refuseUnconfirmed(actor, app.clock.now())
  const account = (await app.work.read((ctx) => accountById(ctx, actor.accountId))) as Account
  const order = { account, sessionId: actor.sessionId, purpose: 'email', channel: 'email' } as const
  return requestCode(app, { ...order, contact: normalEmail(body.email) }, networkKey(request))
})

export const securityRoutes: readonly Route[] = [look, confirm, endOne, endOthers, rename, forget, verification, email]
