import { changeLanguage, type User, webData } from '@porchlight/contract'
import type { Actor } from '#http/actor'
import { csrfToken } from '#http/csrf'
import { type Route, route } from '#http/route'
import { mapStylesOf, siteOf } from '#http/site'
import type { ReadCtx } from '#kernel/work'
import { challengeRoutes } from './challenge-routes.ts'
import { speakTo } from './commands.ts'
import { dataRoutes } from './data-routes.ts'
import { factorRoutes } from './factor-routes.ts'
import { impersonationRoutes } from './impersonation-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { keyRoutes } from './key-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { proofRoutes } from './proof-routes.ts'
import { accountById } from './queries.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { securityRoutes } from './security-routes.ts'
import { setupRoutes } from './setup-routes.ts'
import { signupRoutes } from './signup-routes.ts'
import { staffKeyRoutes } from './staff-key-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { userView } from './views.ts'

/** Whose session it is, and who is impersonating them. */
const personOf = async (ctx: ReadCtx, actor: Actor): Promise<User | null> => {
  const account = actor.kind === 'person' ? await accountById(ctx, actor.accountId) : undefined
  if (actor.kind !== 'person' || !account) return null
  const { impersonatedBy, sessionEnds: until } = actor
  const staff = impersonatedBy === null ? undefined : await accountById(ctx, impersonatedBy)
  return userView(account, actor.restriction, staff && until ? { of: staff, until } : undefined)
}

const web = route(webData, async ({ app, actor, read, request }) => ({
  token: csrfToken(request.visitorSecret, request.sessionToken),
  mapKey: app.config.mapKey,
  mapStyles: mapStylesOf(app.config),
  loggedInUser: await read((ctx) => personOf(ctx, actor)),
  site: siteOf(app, { host: request.hostname }),
}))

const language = route(changeLanguage, ({ actor, body, write }) =>
  write(async (ctx) => {
    await speakTo(ctx, actor.accountId, body.language)
    return { user: (await personOf(ctx, actor)) as User }
  }),
)

export const routes: readonly Route[] = [
  web,
  ...loginRoutes,
  ...recoveryRoutes,
  ...challengeRoutes,
  ...passwordRoutes,
  ...securityRoutes,
  ...factorRoutes,
  ...proofRoutes,
  ...keyRoutes,
  ...dataRoutes,
  ...profileRoutes,
  ...staffRoutes,
  ...staffKeyRoutes,
  ...impersonationRoutes,
  ...invitationRoutes,
  ...signupRoutes,
  ...setupRoutes,
  language,
]
