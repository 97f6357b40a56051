import { changeLanguage, passwordMessages, type Role, signup, webData } from '@porchlight/contract'
import type { Actor } from '#http/actor'
import { csrfToken } from '#http/csrf'
import { type Route, route } from '#http/route'
import { mapStylesOf, siteOf } from '#http/site'
import { Problem } from '#kernel/problem'
import { hashPassword } from './adapters/passwords.ts'
import { challengeRoutes } from './challenge-routes.ts'
import { createAccount, speakTo } from './commands.ts'
import { enterAs, welcome } from './entering.ts'
import { loginRoutes } from './login-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { refuseWeak } from './passwords.ts'
import { accountById } from './queries.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import type { Pending } from './rules.ts'
import { userView } from './views.ts'

const pendingOfActor = (actor: Actor): Pending | null =>
  actor.kind === 'person' && actor.hindrance !== 'password_expired' ? actor.hindrance : null

const web = route(webData, async ({ app, actor, read, request }) => {
  const account = actor.kind === 'person' ? await read((ctx) => accountById(ctx, actor.accountId)) : undefined
  return {
    token: csrfToken(request.visitorSecret, request.sessionToken),
    mapKey: app.config.mapKey,
    mapStyles: mapStylesOf(app.config),
    loggedInUser: account ? userView(account, pendingOfActor(actor)) : null,
    site: siteOf(app.config),
  }
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
    refuseWeak(body.password, 'weakAtSignup', 'password')
    if (body.password !== body.confirmPassword)
      throw new Problem(422, 'password_mismatch', passwordMessages.mismatch, undefined, {
        required: ['confirmPassword'],
      })

    const passwordHash = await hashPassword(body.password)
    const { line1, line2, city, state, zip, country } = body
    const entered = await app.work.as(request.id).write(async (ctx) => {
      const opened = await createAccount(ctx, {
        ...body,
        passwordHash,
        roles,
        address: line1 ? { line1, line2, city, state, zip, country } : undefined,
        propertyAddress: roles.includes('owner') ? body.propertyAddress : undefined,
        verification: 'new_devices',
      })
      return enterAs(ctx, { request }, opened.id, { by: 'code', kind: 'account_opened' })
    })
    return { ...welcome({ app, request, reply }, entered), ownerPropertyId: null }
  },
  { allowance: { perMinute: 20 } },
)

const language = route(changeLanguage, ({ actor, body, write }) =>
  write(async (ctx) => ({ user: userView(await speakTo(ctx, actor.accountId, body.language)) })),
)

export const routes: readonly Route[] = [
  web,
  ...loginRoutes,
  ...recoveryRoutes,
  ...challengeRoutes,
  ...passwordRoutes,
  join,
  language,
]
