import { answerByAuthenticator, answerByPasskey, answerByRecoveryCode, askPasskey } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import type { Person } from '#http/actor'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { usedPasskey, usingOptions } from './adapters/passkeys.ts'
import { mailboxKey, refuseWhenUsedUp } from './allowances.ts'
import { noteSecurity } from './audit.ts'
import { consumeCodeTry } from './challenges.ts'
import { notProved, siteOfApp } from './factor-routes.ts'
import { consumeAppCode, consumeRecoveryCode, recoveryCodesLeft } from './factors.ts'
import { consumeCeremony, knownPasskey, notePasskeyUse, passkeysOf, startCeremony } from './passkeys.ts'
import { type Account, accountById } from './queries.ts'
import { announceSecurityEvent } from './security-notices.ts'
import { type Entered, handOver } from './start-session.ts'
import { tooManyCodes, warnOwner, wrongCode } from './throttle.ts'
import { proved, type Remembering } from './verify.ts'

type Given = { verifyDevice?: boolean | undefined; deviceType?: 'ios' | 'android' | undefined }

const howOf = ({ verifyDevice, deviceType }: Given, { ip }: FastifyRequest): Remembering => ({
  remember: verifyDevice === true,
  deviceType,
  address: ip,
})

/** Codes of every kind are counted together, so that no one can move from one kind to the next. */
const countTry = async (app: App, { accountId }: Person, { ip }: FastifyRequest): Promise<void> => {
  const account = (await app.work.read((ctx) => accountById(ctx, accountId))) as Account
  const wait = await app.work.write(async (ctx) => {
    const seconds = await consumeCodeTry(ctx, mailboxKey(account.email))
    if (seconds !== undefined) await warnOwner(ctx, account.email, 'codes_throttled', ip)
    return seconds
  })
  refuseWhenUsedUp(wait, tooManyCodes)
}

const finish = async (
  ctx: WriteCtx,
  actor: Person,
  how: Remembering,
): Promise<Pick<Entered, 'account' | 'session'>> => ({
  session: await proved(ctx, actor, how),
  account: (await accountById(ctx, actor.accountId)) as Account,
})

const byApp = route(answerByAuthenticator, async ({ app, actor, body, request, reply }) => {
  await countTry(app, actor, request)
  const { account, session } = await app.work.write(async (ctx) => {
    if (!(await consumeAppCode(ctx, app.seal, { accountId: actor.accountId, code: body.code }))) throw wrongCode()
    return finish(ctx, actor, howOf(body, request))
  })
  return handOver({ app, request, reply }, account, session)
})

const byRecovery = route(answerByRecoveryCode, async ({ app, actor, body, request, reply }) => {
  await countTry(app, actor, request)
  const { account, session, left } = await app.work.write(async (ctx) => {
    if (!(await consumeRecoveryCode(ctx, actor.accountId, body.code))) throw wrongCode()
    const codes = await recoveryCodesLeft(ctx, actor.accountId)
    await noteSecurity(ctx, { ...actor, kind: 'recovery_code_used', address: request.ip })
    await announceSecurityEvent(ctx, 'account.recovery_code_used', { accountId: actor.accountId, left: codes })
    return { ...(await finish(ctx, actor, howOf(body, request))), left: codes }
  })
  return { ...(await handOver({ app, request, reply }, account, session)), left }
})

const ask = route(askPasskey, async ({ app, actor }) => {
  const known = await app.work.read((ctx) => passkeysOf(ctx, actor.accountId))
  if (known.length === 0) throw new Problem(409, 'no_factor', 'There’s no passkey.')
  const options = await usingOptions(siteOfApp(app), known.map(knownPasskey))
  await app.work.write((ctx) => startCeremony(ctx, actor.sessionId, 'prove', options.challenge))
  return { options: { ...options } }
})

const byPasskey = route(answerByPasskey, async ({ app, actor, body, request, reply }) => {
  const { challenge, passkey } = await app.work.write(async (ctx) => ({
    challenge: await consumeCeremony(ctx, actor.sessionId, 'prove'),
    passkey: (await passkeysOf(ctx, actor.accountId)).find(({ credential_id: id }) => id === body.response.id),
  }))
  const counter =
    challenge !== undefined && passkey
      ? await usedPasskey(siteOfApp(app), challenge, body.response, knownPasskey(passkey))
      : undefined
  if (counter === undefined || !passkey) throw notProved()
  const { account, session } = await app.work.write(async (ctx) => {
    await notePasskeyUse(ctx, passkey.id, counter)
    return finish(ctx, actor, howOf(body, request))
  })
  return handOver({ app, request, reply }, account, session)
})

export const proofRoutes: readonly Route[] = [byApp, byRecovery, ask, byPasskey]
