import {
  changeLanguage,
  isWeakPassword,
  login,
  logout,
  passwordMessages,
  type Role,
  signup,
  webData,
} from '@porchlight/contract'
import { csrfToken } from '#http/csrf'
import { type Route, route } from '#http/route'
import { endSession, startSession } from '#http/session'
import { mapStylesOf, siteOf } from '#http/site'
import { Problem } from '#kernel/problem'
import { hashPassword, isCommonPassword, passwordFits } from './adapters/passwords.ts'
import { closeSession, createAccount, forgetFailedLogins, noteFailedLogin, openSession, speakTo } from './commands.ts'
import { type Account, accountById, passwordHashOf, recentFailures } from './queries.ts'
import { tooManyFailures } from './rules.ts'
import { userView } from './views.ts'

const web = route(webData, async ({ app, actor, read, request }) => {
  const account = actor.kind === 'person' ? await read((ctx) => accountById(ctx, actor.accountId)) : undefined
  return {
    token: csrfToken(request.visitorSecret, request.sessionToken),
    mapKey: null,
    mapStyles: mapStylesOf(app.config),
    loggedInUser: account ? userView(account) : null,
    site: siteOf(app.config),
  }
})

const wrongCredentials = () => new Problem(422, 'wrong_credentials', 'The e-mail address or the password is not right.')

// Answers of login and signup carry a session's cookie and are never kept for a replay: these writes go around the key.
const enter = route(
  login,
  async ({ app, body, request, reply }) => {
    const { work } = app
    if (tooManyFailures(await work.read((ctx) => recentFailures(ctx, body.email)))) {
      throw new Problem(
        429,
        'too_many_attempts',
        'Too many wrong passwords. Please wait a quarter of an hour.',
        undefined,
        { retryAfterSeconds: 900 },
      )
    }
    const known = await work.read((ctx) => passwordHashOf(ctx, body.email))
    if (!(await passwordFits(body.password, known?.hash)) || !known) {
      await work.write((ctx) => noteFailedLogin(ctx, body.email))
      throw wrongCredentials()
    }
    const { account, session } = await work.write(async (ctx) => {
      await forgetFailedLogins(ctx, body.email)
      if (request.sessionToken) await closeSession(ctx, request.sessionToken)
      return {
        account: (await accountById(ctx, known.accountId)) as Account,
        session: await openSession(ctx, known.accountId, {
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
        }),
      }
    })
    startSession(app, reply, session.token, session.expiresAt)
    return { user: userView(account), token: csrfToken(request.visitorSecret, session.token) }
  },
  { allowance: { perMinute: 30 } },
)

const leave = route(logout, async ({ app, request, reply }) => {
  if (request.sessionToken) await app.work.write((ctx) => closeSession(ctx, request.sessionToken))
  endSession(app, reply)
  return { token: csrfToken(request.visitorSecret, '') }
})

const rolesWanted = (body: {
  isTraveler: boolean
  isOwner: boolean
  quickSignup: boolean
  signupType?: string | null | undefined
}): Role[] => {
  const roles: Role[] = []
  if (body.isTraveler || body.quickSignup) roles.push('traveler')
  if (body.isOwner || body.signupType === 'owners') roles.push('owner')
  return roles
}

const requiredProblem = (fields: string[], message = 'Please complete the highlighted fields') =>
  new Problem(422, 'fields_required', message, undefined, { required: fields })

const join = route(
  signup,
  async ({ app, actor, body, request, reply }) => {
    if (actor.kind === 'person')
      throw new Problem(
        409,
        'already_logged_in',
        'You are already logged in. Please log out before creating a new account.',
      )
    const missingAddress = body.quickSignup
      ? []
      : (['line1', 'city', 'state', 'zip', 'country'] as const).filter((field) => !body[field])
    if (missingAddress.length > 0) throw requiredProblem(missingAddress)
    const roles = rolesWanted(body)
    if (roles.length === 0) throw requiredProblem(['accountType'], 'Please select at least one account type')
    if (roles.includes('owner') && !body.propertyAddress?.line1) throw requiredProblem(['propertyAddress'])
    if (isWeakPassword(body.password, isCommonPassword))
      throw new Problem(422, 'weak_password', passwordMessages.weakAtSignup, undefined, { required: ['password'] })
    if (body.password !== body.confirmPassword)
      throw new Problem(422, 'password_mismatch', passwordMessages.mismatch, undefined, {
        required: ['confirmPassword'],
      })

    const passwordHash = await hashPassword(body.password)
    const { line1, line2, city, state, zip, country } = body
    const { account, session } = await app.work.as(request.id).write(async (ctx) => {
      const opened = await createAccount(ctx, {
        ...body,
        passwordHash,
        roles,
        address: line1 ? { line1, line2, city, state, zip, country } : undefined,
        propertyAddress: roles.includes('owner') ? body.propertyAddress : undefined,
      })
      return {
        account: opened,
        session: await openSession(ctx, opened.id, {
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
        }),
      }
    })
    startSession(app, reply, session.token, session.expiresAt)
    return { user: userView(account), token: csrfToken(request.visitorSecret, session.token), ownerPropertyId: null }
  },
  { allowance: { perMinute: 20 } },
)

const language = route(changeLanguage, ({ actor, body, write }) =>
  write(async (ctx) => ({ user: userView(await speakTo(ctx, actor.accountId, body.language)) })),
)

export const routes: readonly Route[] = [web, enter, leave, join, language]
