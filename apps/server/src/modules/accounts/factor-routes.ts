import {
  addPasskey,
  newRecoveryCodes,
  proveAuthenticator,
  removeAuthenticator,
  removePasskey,
  startAuthenticator,
  startPasskey,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import { secretUri } from './adapters/authenticator.ts'
import { madePasskey, makingOptions } from './adapters/passkeys.ts'
import { mailboxKey, refuseWhenUsedUp } from './allowances.ts'
import { noteSecurity } from './audit.ts'
import { consumeCodeTry } from './challenges.ts'
import {
  consumeAppCode,
  dropRecoveryCodes,
  factorsOf,
  forgetAuthenticator,
  renewRecoveryCodes,
  startSecret,
} from './factors.ts'
import { consumeCeremony, dropPasskey, keepPasskey, knownPasskey, passkeysOf, startCeremony } from './passkeys.ts'
import { type Account, accountById } from './queries.ts'
import { isStaffRole } from './rules.ts'
import { requireFreshSecondFactor, requireSecondFactorIfEnrolled } from './second-factor.ts'
import { announceSecurityEvent } from './security-notices.ts'
import { noteSecondFactor } from './sessions.ts'
import { refuseUnconfirmed } from './step-up.ts'
import { tooManyCodes, wrongCode } from './throttle.ts'
import { verifyAtLeastNewDevices } from './verification.ts'

export const siteOfApp = (app: App) => ({ name: siteOf(app).name, publicUrl: app.config.publicUrl })

// The secret and the codes are shown once: no answer here is stored for a replay.
const start = route(startAuthenticator, async ({ app, actor }) => {
  refuseUnconfirmed(actor, app.clock.now())
  const { secret, account } = await app.work.write(async (ctx) => {
    await requireSecondFactorIfEnrolled(ctx, actor)
    return {
      secret: await startSecret(ctx, app.seal, actor.accountId),
      account: (await accountById(ctx, actor.accountId)) as Account,
    }
  })
  if (secret === undefined) throw new Problem(409, 'already_there', 'You already have an authenticator app.')
  return { secret, uri: secretUri(secret, account.email, siteOf(app).name) }
})

const prove = route(proveAuthenticator, async ({ app, actor, body, request }) => {
  const { accountId } = actor
  const account = (await app.work.read((ctx) => accountById(ctx, accountId))) as Account
  refuseWhenUsedUp(await app.work.write((ctx) => consumeCodeTry(ctx, mailboxKey(account.email))), tooManyCodes)
  return app.work.write(async (ctx) => {
    await requireSecondFactorIfEnrolled(ctx, actor)
    if (!(await consumeAppCode(ctx, app.seal, { accountId, code: body.code, isFirst: true }))) throw wrongCode()
    await noteSecondFactor(ctx, actor.sessionId)
    await verifyAtLeastNewDevices(ctx, accountId)
    await noteSecurity(ctx, { ...actor, kind: 'authenticator_added', address: request.ip })
    await announceSecurityEvent(ctx, 'account.factor_added', { accountId, what: 'authenticator' })
    return { recoveryCodes: await renewRecoveryCodes(ctx, accountId) }
  })
})

/** Staff must keep a factor: the last one can be removed only once there is another. */
const refuseLastOfStaff = async (ctx: Parameters<typeof dropRecoveryCodes>[0], actor: Person): Promise<void> => {
  if (actor.roles.some(isStaffRole) && (await factorsOf(ctx, actor.accountId)).length === 0)
    throw new Problem(
      409,
      'factor_required',
      'Staff accounts need a second factor. Add another one before you remove this one.',
    )
}

/** Recovery codes substitute for factors: removing the last factor removes them too. */
const dropUnneededCodes = async (ctx: Parameters<typeof dropRecoveryCodes>[0], accountId: number): Promise<void> => {
  if ((await factorsOf(ctx, accountId)).length === 0) await dropRecoveryCodes(ctx, accountId)
}

const remove = route(removeAuthenticator, ({ app, actor, write, request }) =>
  write(async (ctx) => {
    refuseUnconfirmed(actor, app.clock.now())
    await requireSecondFactorIfEnrolled(ctx, actor)
    await forgetAuthenticator(ctx, actor.accountId)
    await refuseLastOfStaff(ctx, actor)
    await dropUnneededCodes(ctx, actor.accountId)
    await noteSecurity(ctx, { ...actor, kind: 'authenticator_removed', address: request.ip })
    await announceSecurityEvent(ctx, 'account.factor_removed', { accountId: actor.accountId, what: 'authenticator' })
    return { removed: true as const }
  }),
)

const renew = route(newRecoveryCodes, async ({ app, actor, request }) => {
  refuseUnconfirmed(actor, app.clock.now())
  return app.work.write(async (ctx) => {
    if ((await factorsOf(ctx, actor.accountId)).length === 0)
      throw new Problem(409, 'no_factor', 'Add an authenticator app or a passkey first.')
    await requireFreshSecondFactor(ctx, actor)
    await noteSecurity(ctx, { ...actor, kind: 'recovery_codes_renewed', address: request.ip })
    return { recoveryCodes: await renewRecoveryCodes(ctx, actor.accountId) }
  })
})

const begin = route(startPasskey, async ({ app, actor }) => {
  refuseUnconfirmed(actor, app.clock.now())
  const { account, known } = await app.work.read(async (ctx) => {
    await requireSecondFactorIfEnrolled(ctx, actor)
    return {
      account: (await accountById(ctx, actor.accountId)) as Account,
      known: (await passkeysOf(ctx, actor.accountId)).map(knownPasskey),
    }
  })
  const name = `${account.firstName} ${account.lastName}`
  const options = await makingOptions(siteOfApp(app), { id: account.id, email: account.email, name }, known)
  await app.work.write((ctx) => startCeremony(ctx, actor.sessionId, 'add', options.challenge))
  return { options: { ...options } }
})

export const notProved = () => new Problem(422, 'not_proved', 'We couldn’t verify the passkey. Try again.')

const add = route(addPasskey, async ({ app, actor, body, request }) => {
  refuseUnconfirmed(actor, app.clock.now())
  const challenge = await app.work.write((ctx) => consumeCeremony(ctx, actor.sessionId, 'add'))
  const made = challenge === undefined ? undefined : await madePasskey(siteOfApp(app), challenge, body.response)
  if (!made) throw notProved()
  return app.work.write(async (ctx) => {
    await requireSecondFactorIfEnrolled(ctx, actor)
    const passkey = await keepPasskey(ctx, actor.accountId, body.name, made)
    if (!passkey) throw notProved()
    await noteSecondFactor(ctx, actor.sessionId)
    await verifyAtLeastNewDevices(ctx, actor.accountId)
    await noteSecurity(ctx, { ...actor, kind: 'passkey_added', address: request.ip })
    await announceSecurityEvent(ctx, 'account.factor_added', { accountId: actor.accountId, what: 'passkey' })
    return { passkey }
  })
})

const drop = route(removePasskey, ({ app, actor, params, write, request }) =>
  write(async (ctx) => {
    refuseUnconfirmed(actor, app.clock.now())
    await requireSecondFactorIfEnrolled(ctx, actor)
    if (!(await dropPasskey(ctx, actor.accountId, params.passkeyId))) throw notFound('This passkey')
    await refuseLastOfStaff(ctx, actor)
    await dropUnneededCodes(ctx, actor.accountId)
    await noteSecurity(ctx, { ...actor, kind: 'passkey_removed', address: request.ip })
    await announceSecurityEvent(ctx, 'account.factor_removed', { accountId: actor.accountId, what: 'passkey' })
    return { removed: true as const }
  }),
)

export const factorRoutes: readonly Route[] = [start, prove, remove, renew, begin, add, drop]
