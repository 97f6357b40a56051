import { type BodyOf, signup, signupCode } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import { networkKey } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { requirePhone } from '#kernel/phone'
import { Problem } from '#kernel/problem'
import type { FirstHome } from './adapters/first-home.ts'
import { hashPassword, passwordFits } from './adapters/passwords.ts'
import type { NewPerson } from './adapters/terms.ts'
import { mailboxKey, refuseWhenUsedUp, takeUses } from './allowances.ts'
import { createAccount } from './commands.ts'
import { allowances, normalEmail } from './rules.ts'
import { givenAddress, licensesOf, originOf, refuseUnfit, rolesOf, typesWanted } from './signup.ts'
import { claimSignupCode, redeemSignupCode, sendSignupCodeJob } from './signup-codes.ts'
import { createSession, welcome } from './start-session.ts'
import { tooManyCodes, widened, wrongCode } from './throttle.ts'

const alreadyIn = () =>
  new Problem(409, 'already_logged_in', 'You are already logged in. Please log out before creating a new account.')

/** The account is valid even if the draft fails; the event that announces it creates one later in that case. */
const draftOf = async (app: App, accountId: number, home: Parameters<FirstHome>[1]) => {
  try {
    return await app.adapters.firstHome(accountId, home)
  } catch (error) {
    app.log.warn({ error, accountId }, 'first draft not created yet; retrying on its event')
    return null
  }
}

const acceptingBy = (
  accountId: number,
  { ip, headers }: FastifyRequest,
  { agreements }: BodyOf<typeof signup>,
): NewPerson => ({ accountId, address: ip, userAgent: headers['user-agent'] ?? '', shown: agreements })

/**
 * The answer is the same for every address and takes equally long: a job decides whether there is an account, and so
 * whether to email a code or “you have an account”.
 */
const sendCode = route(signupCode, async ({ app, actor, body, request }) => {
  if (actor.kind === 'person') throw alreadyIn()
  const email = normalEmail(body.email)
  const wait = await app.work.write(async (ctx) => {
    const callers = await takeUses(ctx, [
      { what: 'codes-network', of: networkKey(request), allowance: widened(app, allowances.codesRequested) },
    ])
    if (callers !== undefined) return callers
    const mailbox = { what: 'codes-mailbox', of: mailboxKey(email), allowance: allowances.codesSent }
    if ((await takeUses(ctx, [mailbox])) === undefined)
      await app.queue.enqueue(ctx, sendSignupCodeJob, { email, language: body.language })
    return undefined
  })
  refuseWhenUsedUp(wait, 'Too many codes were requested from here. Please wait 15 minutes.')
  return { minutes: app.config.codeMinutes }
})

const codeRequired = () =>
  new Problem(422, 'code_required', 'Enter the 6-digit code that we emailed to you.', undefined, { required: ['code'] })

// The answer carries a session cookie and is never stored for a replay: this write bypasses the idempotency key.
const join = route(signup, async ({ app, actor, body, request, reply }) => {
  if (actor.kind === 'person') throw alreadyIn()
  const types = typesWanted(body)
  refuseUnfit(body, types, await app.work.read(async ({ today }) => today))
  const phone = requirePhone(body.phone, givenAddress(body)?.country)
  if (!body.code) throw codeRequired()
  const wait = await app.work.write((ctx) =>
    takeUses(ctx, [{ what: 'signup-network', of: networkKey(request), allowance: widened(app, allowances.signups) }]),
  )
  refuseWhenUsedUp(wait, 'Too many accounts were opened from here. Please wait a few minutes.')
  const email = normalEmail(body.email)
  const { wait: codeWait, claimed } = await claimSignupCode(app, email)
  refuseWhenUsedUp(codeWait, tooManyCodes)
  if (!(await passwordFits(body.code, claimed?.code_hash)) || !claimed) throw wrongCode()
  const passwordHash = await hashPassword(body.password)
  const home = types.isOwner ? (body.propertyAddress ?? undefined) : undefined
  const entered = await app.work.as(request.id).write(async (ctx) => {
    if (!(await redeemSignupCode(ctx, email, claimed.code_hash))) throw wrongCode()
    const { id } = await createAccount(ctx, {
      email: body.email,
      firstName: body.firstName,
      lastName: body.lastName,
      phone: phone.e164,
      language: body.language,
      passwordHash,
      roles: rolesOf(types),
      address: givenAddress(body),
      propertyAddress: home,
      verification: 'new_devices',
      licenses: licensesOf(body, types),
      signup: originOf(body),
    })
    await app.adapters.acceptTerms(ctx, acceptingBy(id, request, body))
    return createSession(ctx, { request }, id, { by: 'code', kind: 'account_opened' })
  })
  const ownerPropertyId = home ? await draftOf(app, entered.account.id, home) : null
  return { ...(await welcome({ app, request, reply }, entered)), ownerPropertyId }
})

export const signupRoutes: readonly Route[] = [sendCode, join]
